import { Text } from '@mantine/core';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';

interface ComputedAtProps {
  /** Null before the first computation. */
  computed_at: string | null;
  is_stale: boolean;
}

/** The age of figures, and a notice if newer ones are being computed. */
export function ComputedAt({ computed_at, is_stale }: ComputedAtProps) {
  const timeZone = useTimeZone();

  return (
    <Text c="dimmed" size="sm" role="status">
      {computed_at !== null && `These are the first attempts until ${momentText(computed_at, timeZone)}. `}
      {is_stale && 'Newer results are counted within minutes.'}
    </Text>
  );
}
