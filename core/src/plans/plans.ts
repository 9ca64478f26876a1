/**
 * The limits of each plan (specification, sections 5 and 9). This is the one table: server, web and
 * notifications use it, and no plan's name is in a condition elsewhere.
 */

/** Everything that a plan limits by the month, in the order in which it is shown. */
export const usageKinds = ['mcq', 'flashcard', 'enhanced_note', 'upload'] as const;

export type UsageKind = (typeof usageKinds)[number];

/** The limit that represents "no limit" wherever limits are shown or sent. */
export const unlimitedMark = 999;

/** The largest file that may be uploaded in any plan, in bytes. A larger one is rejected before anything is stored. */
export const uploadMaxBytes = 50_000_000;

/** One row of the table. Features beyond its limits are in `gates.ts`. */
export interface Plan {
  /** As the interface names it. */
  label: string;
  /** Units per month; `unlimitedMark` where the plan has no limit. */
  monthlyLimits: Readonly<Record<UsageKind, number>>;
}

const free: Plan = {
  label: 'Free',
  monthlyLimits: { mcq: 5, flashcard: 5, enhanced_note: 1, upload: 5 },
};

const premium: Plan = {
  label: 'Premium',
  monthlyLimits: { mcq: unlimitedMark, flashcard: unlimitedMark, enhanced_note: 20, upload: unlimitedMark },
};

/**
 * @param name an account's `subscription_plan`; any name except `free` and the empty one is premium
 * (specification, section 6)
 */
export function isPremium(name: string): boolean {
  return name !== '' && name !== 'free';
}

/** @param name an account's `subscription_plan` @returns the plan's row */
export function getPlan(name: string): Plan {
  return isPremium(name) ? premium : free;
}
