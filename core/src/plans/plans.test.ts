import { describe, expect, it } from 'vitest';
import { gatedFeatures, planHas } from './gates.ts';
import { getPlan, type Plan, unlimitedMark, usageKinds } from './plans.ts';

/** The specification's figures, section 9, once more and apart from the product's table. */
const specified: Record<string, Plan> = {
  free: {
    label: 'Free',
    monthlyLimits: { mcq: 5, flashcard: 5, enhanced_note: 1, upload: 5 },
  },
  premium: {
    label: 'Premium',
    monthlyLimits: { mcq: 999, flashcard: 999, enhanced_note: 20, upload: 999 },
  },
};

describe('what a plan may do', () => {
  it.each(Object.entries(specified))('is for %s what the specification says', (name, plan) => {
    expect(getPlan(name)).toEqual(plan);
  });

  it('has 999 for no limit, and the four kinds in the order of the specification', () => {
    expect(unlimitedMark).toBe(999);
    expect(usageKinds).toEqual(['mcq', 'flashcard', 'enhanced_note', 'upload']);
  });

  it.each([
    ['', 'Free'],
    ['free', 'Free'],
    ['premium', 'Premium'],
    ['trial', 'Premium'],
    ['Free', 'Premium'],
    ['constructor', 'Premium'],
  ])('follows the plan of the account: "%s" gives %s', (name, label) => {
    expect(getPlan(name).label).toBe(label);
  });
});

describe('what a plan has beyond its limits', () => {
  it.each([
    ['free', []],
    ['', []],
    ['premium', ['content_sharing', 'other_formats', 'advanced_analytics', 'priority_support']],
    ['trial', ['content_sharing', 'other_formats', 'advanced_analytics', 'priority_support']],
  ])('is for "%s" what the specification lists', (name, features) => {
    expect(gatedFeatures.filter((feature) => planHas(name, feature))).toEqual(features);
  });
});
