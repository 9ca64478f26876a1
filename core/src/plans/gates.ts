/**
 * The features of a plan beyond its monthly limits (specification, section 9): one table, used by server and
 * web. Receiving a share, basic figures and the own personal data stay free.
 */

import { isPremium } from './plans.ts';

/** The names of plans that gates speak of. */
export type PlanName = 'free' | 'premium';

/** Features that only some plans have. */
export const gatedFeatures = [
  'content_sharing',
  'other_formats',
  'advanced_analytics',
  'priority_support',
] as const;

export type GatedFeature = (typeof gatedFeatures)[number];

/** One row of the table. */
export interface Gate {
  plans: readonly PlanName[];
  /** As the interface names it. */
  label: string;
  /** The text for a person whose plan lacks it: it names the free part, and the premium part. */
  refusal: string;
}

/** The table. */
export const gates: Readonly<Record<GatedFeature, Gate>> = {
  content_sharing: {
    plans: ['premium'],
    label: 'Sharing what you made',
    refusal: 'Sending shares comes with premium. What others share with you is free to open.',
  },
  other_formats: {
    plans: ['premium'],
    label: 'Exports in formats of other programs',
    refusal: 'Your plan exports text, CSV and handouts. Other formats come with premium.',
  },
  advanced_analytics: {
    plans: ['premium'],
    label: 'Advanced analytics',
    refusal: 'Your plan shows the basic figures. Advanced analytics come with premium.',
  },
  priority_support: {
    plans: ['premium'],
    label: 'Priority support',
    refusal: 'Premium accounts are answered first.',
  },
};

/**
 * @param name an account's `subscription_plan`
 * @returns whether the plan has the feature
 */
export function planHas(name: string, feature: GatedFeature): boolean {
  return gates[feature].plans.includes(isPremium(name) ? 'premium' : 'free');
}
