import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPremium, type UsageKind, unlimitedMark, usageKinds, usageLimit, usageStanding } from './limits.ts';

describe('monthly limits', () => {
  it.each<[string, UsageKind, number]>([
    ['free', 'mcq', 5],
    ['free', 'flashcard', 5],
    ['free', 'enhanced_note', 1],
    ['free', 'upload', 5],
    ['premium', 'mcq', 999],
    ['premium', 'flashcard', 999],
    ['premium', 'enhanced_note', 20],
    ['premium', 'upload', 999],
  ])('%s allows %s %i times', (plan, kind, limit) => {
    expect(usageLimit(plan, kind)).toBe(limit);
  });

  it.each([
    ['free', false],
    ['', false],
    ['premium', true],
    ['trial', true],
  ])('plan "%s" counts as premium: %s', (plan, premium) => {
    expect(isPremium(plan)).toBe(premium);
  });
});

describe('where an account stands', () => {
  it.each([
    [0, false, false],
    [3, false, false],
    [4, true, false],
    [5, true, true],
    [6, true, true],
  ])('after %i of 5: near the limit %s, reached %s', (used, nearLimit, reached) => {
    expect(usageStanding('free', 'mcq', used)).toEqual({ limit: 5, unlimited: false, nearLimit, reached });
  });

  it('never blocks or warns a kind that is marked unlimited, however much was used', () => {
    fc.assert(
      fc.property(fc.nat(), (used) => {
        const standing = usageStanding('premium', 'upload', used);
        expect(standing).toEqual({ limit: unlimitedMark, unlimited: true, nearLimit: false, reached: false });
      }),
    );
  });

  it('still counts the enhanced notes of a premium account', () => {
    expect(usageStanding('premium', 'enhanced_note', 20).reached).toBe(true);
  });

  it('has reached the limit only when it is near it, and stays so with more use', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usageKinds), fc.nat(1_200), fc.nat(50), (kind, used, more) => {
        const standing = usageStanding('free', kind, used);
        if (standing.reached) expect(standing.nearLimit).toBe(true);
        if (standing.reached) expect(usageStanding('free', kind, used + more).reached).toBe(true);
      }),
    );
  });
});
