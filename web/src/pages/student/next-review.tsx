import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forecastQuery } from '../../features/cards/api.ts';
import { comeBackText } from '../../features/cards/home/day-words.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';

/**
 * The time of the next review, shown at an end; renders nothing while it is unknown.
 *
 * @param missed the questions just missed: they come back on the next day, which needs no answer of the server
 */
export function NextReview({ missed = 0 }: { missed?: number }) {
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const { data } = useQuery(forecastQuery({}, zone));
  const [today, tomorrow] = data?.days ?? [];
  const back = comeBackText(data?.next_at ?? null, now, zone);

  if (today !== undefined && today.due > 0) {
    return (
      <Text>
        {counted(today.due, 'card waits', 'cards wait')} for review today.
        {missed > 0 && ` ${missedText(missed)}`}
      </Text>
    );
  }
  if (back === 'tomorrow') {
    const parts = [
      tomorrow !== undefined && tomorrow.due > 0 && counted(tomorrow.due, 'card'),
      missed > 0 && counted(missed, 'missed question'),
    ].filter((part) => part !== false);
    return (
      <Text>
        Next review <strong>tomorrow</strong>
        {parts.length > 0 && `: ${parts.join(' and ')}`}.
      </Text>
    );
  }
  if (back === null) return missed > 0 && <Text>{missedText(missed)}</Text>;
  return (
    <Text>
      Next review <strong>{back}</strong>.{missed > 0 && ` ${missedText(missed)}`}
    </Text>
  );
}

function missedText(missed: number): string {
  return missed === 1
    ? 'The question that you missed comes back tomorrow.'
    : `The ${missed} questions that you missed come back tomorrow.`;
}
