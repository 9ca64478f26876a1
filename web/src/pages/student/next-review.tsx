import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forecastQuery } from '../../features/cards/api.ts';
import { comeBackText } from '../../features/cards/home/day-words.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';

/** The time of the next review, shown at an end; renders nothing while it is unknown. */
export function NextReview() {
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const { data } = useQuery(forecastQuery({}, zone));
  const due = data?.days[0]?.due ?? 0;

  if (due > 0) return <Text>{counted(due, 'card waits', 'cards wait')} for review today.</Text>;

  const back = comeBackText(data?.next_at ?? null, now, zone);
  if (back === null) return null;
  return (
    <Text>
      Next review <strong>{back}</strong>.
    </Text>
  );
}
