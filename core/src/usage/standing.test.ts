import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unlimitedMark, usageKinds } from '../plans/plans.ts';
import { usageStanding } from './standing.ts';

describe('an account', () => {
  it.each([
    [0, false, false],
    [3, false, false],
    [4, true, false],
    [5, true, true],
    [6, true, true],
  ])('has used %i of 5: near the limit %s, reached %s', (used, nearLimit, reached) => {
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

  it('allows one enhanced note a month, and warns only when it is spent', () => {
    expect(usageStanding('free', 'enhanced_note', 0)).toMatchObject({ nearLimit: false, reached: false });
    expect(usageStanding('free', 'enhanced_note', 1)).toMatchObject({ nearLimit: true, reached: true });
  });

  it.each([
    [15, false, false],
    [16, true, false],
    [19, true, false],
  ])(
    'after %i of 20 enhanced notes of a premium account: near %s, reached %s',
    (used, nearLimit, reached) => {
      expect(usageStanding('premium', 'enhanced_note', used)).toMatchObject({ nearLimit, reached });
    },
  );

  it('still counts the enhanced notes of a premium account', () => {
    expect(usageStanding('premium', 'enhanced_note', 20).reached).toBe(true);
  });

  it('has reached the limit only when it is near it, and stays so with more use', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usageKinds), fc.nat(1_200), fc.nat(50), (kind, used, more) => {
        const standing = usageStanding('free', kind, used);
        const later = usageStanding('free', kind, used + more);
        expect(standing.nearLimit || !standing.reached).toBe(true);
        expect(later.reached || !standing.reached).toBe(true);
      }),
    );
  });
});
