import { type UsageItem, type UsageStats, usageStats } from '@akada/contract/base/usage.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: ({ signal }) => call(usageStats, { signal }),
  meta: changedBy('usage', 'note', 'generation'),
});

/** @returns the units that are left this month; null without a limit, or until it is known */
export function getLeft(month: UsageStats | undefined, kind: UsageItem['kind']): number | null {
  const item = month?.items.find((one) => one.kind === kind);
  return item === undefined || item.unlimited ? null : Math.max(0, item.limit - item.used);
}
