import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';
import { isPremium } from '@akada/core/plans/plans.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { usageQuery } from './api.ts';
import { zoneOfMonths } from './limit-text.ts';
import classes from './usage-meters.module.css';

type UsageKind = UsageItem['kind'];

const units: Record<UsageKind, string> = {
  mcq: 'set',
  flashcard: 'set',
  enhanced_note: 'guide',
  upload: 'upload',
};

const itemOf = (stats: UsageStats | undefined, kind: UsageKind) =>
  stats?.items.find((item) => item.kind === kind);

/** What is left of the month, beside the button that spends it; nothing where there is no limit. */
export function Allowance({ kind }: { kind: UsageKind }) {
  const { data } = useQuery(usageQuery);
  const item = itemOf(data, kind);
  if (data === undefined || item === undefined || item.unlimited) return null;

  const { used, limit, near_limit } = item;
  const left = Math.max(0, limit - used);
  return (
    <div className={classes.allowance}>
      <div>
        <Bar share={used / limit} isWarning={near_limit} />
      </div>
      <Text c="dimmed" size="sm" className="figures">
        {left} of {counted(limit, units[kind])} left this month.
        {left === 0 && ` It starts again on ${dayOfYearText(data.period.end, zoneOfMonths)}.`}
      </Text>
    </div>
  );
}

/**
 * @returns the allowance that has just been used up while this page was open, as facts for the dialog, and how to close
 * it; premium accounts are not prompted
 */
export function useReachedLimit(kind: UsageKind) {
  const { data } = useQuery(usageQuery);
  const item = itemOf(data, kind);
  const isSpent = item !== undefined && !item.unlimited && item.used >= item.limit;
  const [wasLeft, setWasLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);

  if (item !== undefined && wasLeft === isSpent) {
    setWasLeft(!isSpent);
    if (isSpent && data !== undefined && !isPremium(data.plan)) setOpen(true);
  }
  return {
    reached: isOpen && item !== undefined ? { ...item, resets_at: data?.period.end } : null,
    close: () => setOpen(false),
  };
}
