import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { Pending } from '../../ui/feedback/pending.tsx';
import { usageQuery } from './api.ts';
import { limitText, zoneOfMonths } from './limit-text.ts';
import classes from './usage-meters.module.css';

type UsageKind = UsageItem['kind'];

const units: Record<UsageKind, string> = {
  mcq: 'set',
  flashcard: 'set',
  enhanced_note: 'guide',
  upload: 'upload',
};

const getItem = (stats: UsageStats | undefined, kind: UsageKind) =>
  stats?.items.find((item) => item.kind === kind);

/** The remaining monthly allowance, next to the button that spends it; renders nothing without a limit. */
export function Allowance({ kind }: { kind: UsageKind }) {
  const query = useQuery(usageQuery);
  const { data } = query;
  const item = getItem(data, kind);
  if (data === undefined) return <Pending query={query} />;
  if (item === undefined || item.unlimited) return null;

  const { used, limit, near_limit } = item;
  const left = Math.max(0, limit - used);
  return (
    <div className={classes.allowance}>
      <div>
        <Bar share={used / limit} isWarning={near_limit} />
      </div>
      <Text c="dimmed" size="sm" className="figures">
        {left === 0
          ? `${limitText(item).message} Your allowance starts again on ${dayOfYearText(data.period.end, zoneOfMonths)}.`
          : `${left} of ${counted(limit, units[kind])} left this month.`}
      </Text>
    </div>
  );
}
