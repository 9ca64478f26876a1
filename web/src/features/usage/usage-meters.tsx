import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { Group, Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { unitName } from './limit-text.ts';
import classes from './usage-meters.module.css';

/** This month's use against its limits, drawn. */
export function UsageMeters({ stats }: { stats: UsageStats }) {
  return (
    <ul className={classes.meters}>
      {stats.items.map((item) => (
        <li key={item.kind}>
          <Meter item={item} />
        </li>
      ))}
    </ul>
  );
}

function Meter({ item: { kind, used, limit, unlimited, near_limit } }: { item: UsageItem }) {
  const name = capitalised(unitName(kind));

  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          {unlimited ? `${used} used, no limit` : `${used} of ${limit} used`}
        </Text>
      </Group>
      {!unlimited && <Bar share={used / limit} isWarning={near_limit} />}
    </>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: ({ signal }) => call(usageStats, { signal }),
  meta: changedBy('usage', 'note', 'generation'),
});
