import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usagePeriod } from './period.ts';

describe('the usage month in Lagos', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-10-31T22:59:59.999Z', '2026-09-30T23:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-10-31T23:00:00.000Z', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
  ])('%s lies in the month from %s to %s', (now, start, end) => {
    expect(usagePeriod(Date.parse(now))).toEqual({ start, end });
  });

  it('always contains its moment, and the next month begins where it ends', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const { start, end } = usagePeriod(date.getTime());
          expect(Date.parse(start)).toBeLessThanOrEqual(date.getTime());
          expect(Date.parse(end)).toBeGreaterThan(date.getTime());
          expect(usagePeriod(Date.parse(end)).start).toBe(end);
        },
      ),
    );
  });
});
