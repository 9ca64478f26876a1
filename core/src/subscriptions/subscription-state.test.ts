import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAttemptAt, reminderDue } from './renewal-schedule.ts';
import {
  afterRefund,
  nextGivenPeriod,
  nextPaidPeriod,
  type PremiumPeriod,
  type Renewal,
  standingAt,
} from './subscription-state.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const hourMs = 3_600_000;
const trial: PremiumPeriod = { kind: 'trial', from: at('2026-11-01T12:00'), until: at('2026-11-08T12:00') };
const paid: PremiumPeriod = { kind: 'paid', from: at('2026-11-08T12:00'), until: at('2026-12-08T12:00') };
const off: Renewal = { on: false, unreachable: false };
const on: Renewal = { on: true, unreachable: false };
const away: Renewal = { on: true, unreachable: true };

describe('a subscription', () => {
  it.each<[string, PremiumPeriod[], Renewal, string, string]>([
    ['of nobody', [], off, '2026-11-05T12:00', 'none'],
    ['in its trial', [trial], off, '2026-11-05T12:00', 'trialing'],
    ['a moment before the end of its trial', [trial], off, '2026-11-08T11:59:59.999', 'trialing'],
    ['at the end of its trial', [trial], off, '2026-11-08T12:00', 'expired'],
    ['paid during the trial', [trial, paid], on, '2026-11-05T12:00', 'active'],
    ['paid and renewing', [trial, paid], on, '2026-11-20T12:00', 'active'],
    ['paid and stopped', [trial, paid], off, '2026-11-20T12:00', 'non_renewing'],
    ['stopped, at its end', [paid], off, '2026-12-08T12:00', 'expired'],
    ['at its end while the card is tried', [paid], on, '2026-12-08T12:00', 'past_due'],
    ['a moment before the end of grace', [paid], on, '2026-12-11T11:59:59.999', 'past_due'],
    ['at the end of grace', [paid], on, '2026-12-11T12:00', 'expired'],
    ['a day longer while the provider is away', [paid], away, '2026-12-12T11:59:59.999', 'past_due'],
    ['and no longer', [paid], away, '2026-12-12T12:00', 'expired'],
    ['given without paying', [{ ...paid, kind: 'given' }], off, '2026-11-20T12:00', 'non_renewing'],
  ])('%s is in the right state', (_name, periods, renewal, now, state) => {
    expect(standingAt(periods, renewal, at(now)).state).toBe(state);
    expect(standingAt(periods.toReversed(), renewal, at(now)).state).toBe(state);
  });

  it('has access exactly until the moment that it names', () => {
    for (const renewal of [off, on, away]) {
      const { accessUntil } = standingAt([paid], renewal, paid.from);
      const has = (now: number) => standingAt([paid], renewal, now).state !== 'expired';
      expect([has((accessUntil ?? 0) - 1), has(accessUntil ?? 0)]).toEqual([true, false]);
    }
  });
});

describe('days that are given', () => {
  it.each<[string, PremiumPeriod[], string, string]>([
    ['the first', [], '2026-11-27T10:00', '2026-11-27T10:00'],
    ['in a paid month', [paid], '2026-11-20T10:00', '2026-12-08T12:00'],
    ['in the days of grace', [paid], '2026-12-10T10:00', '2026-12-10T10:00'],
  ])('%s begin at the time that loses no day', (_name, periods, now, from) => {
    const receivedPremiumPeriod = nextGivenPeriod(periods, 3, at(now));
    expect(receivedPremiumPeriod).toEqual({
      kind: 'given',
      from: at(from),
      until: at(from) + 3 * 24 * 60 * 60_000,
    });
  });
});

describe('the month that a payment adds', () => {
  it.each<[string, PremiumPeriod[], Renewal, string, string, string]>([
    ['the first', [], off, '2026-11-27T10:00', '2026-11-27T10:00', '2026-12-27T10:00'],
    ['in a trial', [trial], off, '2026-11-05T10:00', '2026-11-08T12:00', '2026-12-08T12:00'],
    ['early', [paid], on, '2026-11-20T10:00', '2026-12-08T12:00', '2027-01-08T12:00'],
    ['in the days of grace', [paid], on, '2026-12-10T10:00', '2026-12-08T12:00', '2027-01-08T12:00'],
    ['after the end', [paid], off, '2026-12-10T10:00', '2026-12-10T10:00', '2027-01-10T10:00'],
    ['after grace', [paid], on, '2026-12-20T10:00', '2026-12-20T10:00', '2027-01-20T10:00'],
  ])('%s begins where it should and ends on that day', (_name, periods, renewal, now, from, until) => {
    expect(nextPaidPeriod(periods, renewal, at(now))).toEqual({
      kind: 'paid',
      from: at(from),
      until: at(until),
    });
  });

  it('ends on the day of the first, however many are paid: 31 January, 28 February, 31 March', () => {
    const periods: PremiumPeriod[] = [];
    for (let month = 0; month < 4; month += 1) {
      periods.push(nextPaidPeriod(periods, off, at('2026-12-31T10:00')));
    }
    expect(periods.map(({ until }) => new Date(until).toISOString().slice(5, 10))).toEqual([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
    ]);
  });

  it('never overlaps with the month of an earlier payment, and never ends before it began', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60 * 24), fc.boolean()), { maxLength: 20 }), (steps) => {
        let now = at('2026-01-31T10:00');
        const periods: PremiumPeriod[] = [];
        for (const [hours, renews] of steps) {
          now += hours * hourMs;
          const period = nextPaidPeriod(periods, { on: renews, unreachable: false }, now);
          expect(period.until).toBeGreaterThan(period.from);
          for (const other of periods)
            expect(other.until <= period.from || period.until <= other.from).toBe(true);
          periods.unshift(period);
        }
      }),
    );
  });
});

it.each<[string, number, string, [string, string][]]>([
  [
    'all of a month under way',
    1,
    '2026-11-18T12:00',
    [
      ['11-08T12:00', '11-18T12:00'],
      ['11-18T12:00', '11-28T12:00'],
    ],
  ],
  [
    'half of it at its start',
    0.5,
    '2026-11-08T12:00',
    [
      ['11-08T12:00', '11-23T12:00'],
      ['11-23T12:00', '12-03T12:00'],
    ],
  ],
  ['all of one ahead', 1, '2026-11-01T12:00', [['11-08T12:00', '11-18T12:00']]],
  [
    'all of one that is over',
    1,
    '2027-03-01T12:00',
    [
      ['11-08T12:00', '12-08T12:00'],
      ['12-08T12:00', '12-18T12:00'],
    ],
  ],
])('a refund of %s leaves what is used and paid', (_name, part, now, left) => {
  const receivedPremiumPeriod: PremiumPeriod = {
    kind: 'given',
    from: paid.until,
    until: at('2026-12-18T12:00'),
  };
  const shown = (moment: number) => new Date(moment).toISOString().slice(5, 16);
  expect(
    afterRefund({ earlier: [], later: [paid, receivedPremiumPeriod], part, now: at(now) }).map(
      ({ from, until }) => [shown(from), shown(until)],
    ),
  ).toEqual(left);
});

describe('months after a refund', () => {
  const daysText = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const buyMonths = (first: PremiumPeriod[], count: number, now: string): PremiumPeriod[] => {
    const periods = [...first];
    for (let month = 0; month < count; month += 1) periods.push(nextPaidPeriod(periods, off, at(now)));
    return periods.slice(first.length);
  };
  const ends = (periods: readonly PremiumPeriod[]) => periods.map(({ until }) => daysText(until));

  it('a refund of the first of five months before it began leaves four complete months', () => {
    const started: PremiumPeriod = {
      kind: 'trial',
      from: at('2026-11-28T10:00'),
      until: at('2026-12-05T10:00'),
    };
    const months = buyMonths([started], 5, '2026-11-29T10:00');
    const left = afterRefund({ earlier: [started], later: months, part: 1, now: at('2026-11-29T11:00') });
    expect(ends(left)).toEqual(['2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05']);
  });

  it('a month that began on the 31st ends on the last day of shorter months after a refund', () => {
    const receivedPremiumPeriod: PremiumPeriod = {
      kind: 'given',
      from: at('2026-12-01T10:00'),
      until: at('2026-12-31T10:00'),
    };
    const months = buyMonths([receivedPremiumPeriod], 5, '2026-12-02T10:00');
    expect(ends(months)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    const left = afterRefund({
      earlier: [receivedPremiumPeriod],
      later: months,
      part: 1,
      now: at('2026-12-02T11:00'),
    });
    expect(ends(left)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('after a refund in the middle of a month the next months start on that day and are complete', () => {
    const months = buyMonths([], 3, '2026-11-05T10:00');
    const left = afterRefund({ earlier: [], later: months, part: 1, now: at('2026-11-18T10:00') });
    expect(ends(left)).toEqual(['2026-11-18', '2026-12-18', '2027-01-18']);
    expect(daysText(nextPaidPeriod(left, off, at('2026-11-18T10:00')).until)).toBe('2027-02-18');
  });

  it('a second refund leaves the part of a month that the first one left', () => {
    const months = buyMonths([], 3, '2026-11-05T10:00');
    const once = afterRefund({
      earlier: months.slice(0, 1),
      later: months.slice(1),
      part: 0.5,
      now: at('2026-11-06T10:00'),
    });
    const twice = afterRefund({
      earlier: [],
      later: [...months.slice(0, 1), ...once],
      part: 1,
      now: at('2026-11-06T10:00'),
    });
    expect(ends(twice)).toEqual(['2026-11-06', '2026-11-21', '2026-12-21']);
  });
});

it('a card is tried at the end, a day and two days after it, by day in Lagos and within the grace', () => {
  const shown = (end: string) =>
    [0, 1, 2, 3].map((made) => {
      const due = nextAttemptAt(at(end), made);
      return due === null ? null : new Date(due).toISOString().slice(5, 16);
    });
  expect(shown('2026-12-08T12:00')).toEqual(['12-08T12:00', '12-09T12:00', '12-10T12:00', null]);
  expect(shown('2026-12-08T22:00')).toEqual(['12-09T07:00', '12-10T07:00', '12-11T07:00', null]);
});

it.each([
  [73, null],
  [72, 3],
  [25, 3],
  [24, 1],
  [1, 1],
  [0, null],
  [-5, null],
])('%i hours before the end the reminder of %s days is due', (hours, days) => {
  const end = at('2026-12-08T12:00');
  expect(reminderDue(end, end - hours * hourMs)).toBe(days);
});
