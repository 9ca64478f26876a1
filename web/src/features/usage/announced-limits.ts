/** The limits that were reached this month, and the announced ones, stored on this device. */
import type { UsageItem } from '@akada/contract/base/usage.ts';
import { usagePeriod } from '@akada/core/usage/period.ts';
import { remembered, someOf, text } from '../../lib/device/remembered.ts';

type UsageKind = UsageItem['kind'];

interface MonthLimits {
  /** The first instant of the month. */
  month: string;
  /** In the order in which they were reached. */
  reached: UsageKind[];
  announced: UsageKind[];
}

const kinds: readonly UsageKind[] = ['mcq', 'flashcard', 'enhanced_note', 'upload'];
const none: MonthLimits = { month: '', reached: [], announced: [] };
const stored = remembered<MonthLimits>('limits', none, {
  month: text,
  reached: someOf(kinds),
  announced: someOf(kinds),
});

const monthNow = () => usagePeriod(Date.now()).start;

/** @returns an empty record for a new month */
function read(userId: string): MonthLimits {
  const limits = stored.of(userId);
  const month = monthNow();
  return limits.month === month ? limits : { ...none, month };
}

export function rememberReached(userId: string, kind: UsageKind): void {
  const limits = read(userId);
  stored.remember(userId, { ...limits, reached: [...limits.reached, kind] });
}

export function rememberAnnounced(userId: string, kind: UsageKind): void {
  const limits = read(userId);
  stored.remember(userId, { ...limits, announced: [...limits.announced, kind] });
}

export const isAnnounced = (userId: string, kind: UsageKind): boolean =>
  read(userId).announced.includes(kind);

/** @returns a reached limit that was not announced yet */
export function findUnannouncedLimit(userId: string): UsageKind | null {
  const { reached, announced } = read(userId);
  return reached.find((kind) => !announced.includes(kind)) ?? null;
}
