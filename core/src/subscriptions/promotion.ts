/** Decides when the promotional premium modal is shown (specification, sections 4 and 9). */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** No student sees the modal sooner than this after a visit began. */
export const firstPromotionMs = 2 * minuteMs;

/** The facts that decide; moments are milliseconds since the epoch. */
export interface PromotionFacts {
  createdAt: number;
  /** Null if it is not known. */
  lastLoginAt: number | null;
  /** Null if it was never dismissed. */
  dismissedAt: number | null;
  /** True if the account has premium, from any source. */
  subscribed: boolean;
  now: number;
}

/** Waits are "over" so much: a moment that is exactly so long ago is not enough. */
interface Timing {
  delayMs: number;
  sinceLoginMs: number | null;
  sinceDismissalMs: number;
}

const timings: Readonly<Record<UserType, Timing>> = {
  new: { delayMs: firstPromotionMs, sinceLoginMs: null, sinceDismissalMs: dayMs },
  returning: { delayMs: 5 * minuteMs, sinceLoginMs: 2 * hourMs, sinceDismissalMs: 12 * hourMs },
  longtime: { delayMs: 10 * minuteMs, sinceLoginMs: dayMs, sinceDismissalMs: 3 * dayMs },
};

type UserType = 'new' | 'returning' | 'longtime';

function userType(ageMs: number): UserType {
  if (ageMs < dayMs) return 'new';
  return ageMs < 7 * dayMs ? 'returning' : 'longtime';
}

/** @returns after how long on a page a student sees the modal, in milliseconds; null for not now */
export function promotionDelay({
  createdAt,
  lastLoginAt,
  dismissedAt,
  subscribed,
  now,
}: PromotionFacts): number | null {
  if (subscribed) return null;

  const { delayMs, sinceLoginMs, sinceDismissalMs } = timings[userType(now - createdAt)];
  if (dismissedAt !== null && now - dismissedAt <= sinceDismissalMs) return null;
  if (sinceLoginMs !== null && lastLoginAt !== null && now - lastLoginAt <= sinceLoginMs) return null;

  return delayMs;
}
