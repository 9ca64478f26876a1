/** Where an account stands between nothing used and its plan's limit (specification, sections 5 and 9). */
import { getPlan, type UsageKind, unlimitedMark } from '../plans/plans.ts';

const nearLimitShare = 0.8;

export interface UsageStanding {
  /** Units per month, `unlimitedMark` where the plan has no limit. */
  limit: number;
  unlimited: boolean;
  /** True from 80 % of the limit on, also when it is reached. */
  nearLimit: boolean;
  reached: boolean;
}

/**
 * @param plan an account's `subscription_plan`
 * @param used units reserved or spent in the current month
 * @param extra units that were added to the limit of this account
 * @returns where the account stands; a kind without a limit is never near it
 */
export function usageStanding(plan: string, kind: UsageKind, used: number, extra = 0): UsageStanding {
  const planned = getPlan(plan).monthlyLimits[kind];
  if (planned === unlimitedMark) return { limit: planned, unlimited: true, nearLimit: false, reached: false };

  const limit = planned + extra;
  return { limit, unlimited: false, nearLimit: used >= limit * nearLimitShare, reached: used >= limit };
}
