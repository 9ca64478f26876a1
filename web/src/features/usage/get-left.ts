import type { UsageItem, UsageStats } from '@akada/contract/base/usage.ts';

/** @returns the units that are left this month; null without a limit, or until it is known */
export function getLeft(month: UsageStats | undefined, kind: UsageItem['kind']): number | null {
  const item = month?.items.find((one) => one.kind === kind);
  return item === undefined || item.unlimited ? null : Math.max(0, item.limit - item.used);
}
