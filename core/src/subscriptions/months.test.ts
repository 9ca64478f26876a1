import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLagosDaytime, monthsAfter } from './months.ts';

const at = (text: string) => Date.parse(text);
const text = (moment: number) => new Date(moment).toISOString();

describe('months after a moment', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-12-15T10:00:00.000Z', 1, '2027-01-15T10:00:00.000Z'],
    // Half past midnight in Lagos: the day there counts, not that in London.
    ['2026-01-30T23:30:00.000Z', 1, '2026-02-27T23:30:00.000Z'],
    ['2026-01-30T22:30:00.000Z', 1, '2026-02-28T22:30:00.000Z'],
  ])('%s and %i is %s', (from, months, until) => {
    expect(text(monthsAfter(at(from), months))).toBe(until);
  });

  it('always grow, by 28 to 31 days each', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.nat(40), (date, months) => {
        const days = (monthsAfter(+date, months + 1) - monthsAfter(+date, months)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});

it.each([
  ['2026-11-27T06:59:59.999Z', '2026-11-27T07:00:00.000Z'],
  ['2026-11-27T07:00:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['2026-11-27T18:59:59.999Z', '2026-11-27T18:59:59.999Z'],
  ['2026-11-27T19:00:00.000Z', '2026-11-28T07:00:00.000Z'],
  ['2026-11-27T23:30:00.000Z', '2026-11-28T07:00:00.000Z'],
])('%s by day in Lagos is %s', (input, moved) => {
  expect(text(inLagosDaytime(at(input)))).toBe(moved);
});
