/** Which limits of this month were reached here, and which of them the person was told of, as this device remembers it. */
import type { UsageItem } from '@akada/contract/base/usage.ts';
import { usagePeriod } from '@akada/core/usage/period.ts';
import { remembered, someOf, text } from '../../lib/device/remembered.ts';

type UsageKind = UsageItem['kind'];

interface MonthLimits {
  /** The first instant of the month. */
  month: string;
  /** In the order in which they were reached. */
  reached: UsageKind[];
  told: UsageKind[];
}

const kinds: readonly UsageKind[] = ['mcq', 'flashcard', 'enhanced_note', 'upload'];
const none: MonthLimits = { month: '', reached: [], told: [] };
const stored = remembered<MonthLimits>('limits', none, {
  month: text,
  reached: someOf(kinds),
  told: someOf(kinds),
});

const monthNow = () => usagePeriod(Date.now()).start;

/** @returns nothing of an earlier month: its limits are free again */
function read(userId: string): MonthLimits {
  const limits = stored.of(userId);
  const month = monthNow();
  return limits.month === month ? limits : { ...none, month };
}

export function rememberReached(userId: string, kind: UsageKind): void {
  const limits = read(userId);
  stored.remember(userId, { ...limits, reached: [...limits.reached, kind] });
}

export function rememberTold(userId: string, kind: UsageKind): void {
  const limits = read(userId);
  stored.remember(userId, { ...limits, told: [...limits.told, kind] });
}

export const isTold = (userId: string, kind: UsageKind): boolean => read(userId).told.includes(kind);

/** @returns a limit that was reached and not told of yet */
export function untoldLimit(userId: string): UsageKind | null {
  const { reached, told } = read(userId);
  return reached.find((kind) => !told.includes(kind)) ?? null;
}
