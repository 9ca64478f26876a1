/** What each plan allows in a month (specification, sections 5 and 9). */

/** What is counted, in the order in which it is shown. */
export const usageKinds = ['mcq', 'flashcard', 'enhanced_note', 'upload'] as const;

export type UsageKind = (typeof usageKinds)[number];

/** The limit that stands for "no limit" wherever limits are shown or sent. */
export const unlimitedMark = 999;

const nearLimitShare = 0.8;

const freeLimits: Record<UsageKind, number> = { mcq: 5, flashcard: 5, enhanced_note: 1, upload: 5 };

const premiumLimits: Record<UsageKind, number> = {
  mcq: unlimitedMark,
  flashcard: unlimitedMark,
  enhanced_note: 20,
  upload: unlimitedMark,
};

/** @param plan a subscription plan's name @returns true for every plan but `free` */
export function isPremium(plan: string): boolean {
  return plan !== 'free' && plan !== '';
}

/** @returns units per month, `unlimitedMark` where the plan does not count them */
export function usageLimit(plan: string, kind: UsageKind): number {
  return (isPremium(plan) ? premiumLimits : freeLimits)[kind];
}

export interface UsageStanding {
  limit: number;
  unlimited: boolean;
  /** True from 80 % of the limit on, also when it is reached. */
  nearLimit: boolean;
  reached: boolean;
}

/**
 * @param used units reserved or spent in the current month
 * @returns where the account stands; a kind without a limit is never near it
 */
export function usageStanding(plan: string, kind: UsageKind, used: number): UsageStanding {
  const limit = usageLimit(plan, kind);
  if (limit === unlimitedMark) return { limit, unlimited: true, nearLimit: false, reached: false };

  return { limit, unlimited: false, nearLimit: used >= limit * nearLimitShare, reached: used >= limit };
}
