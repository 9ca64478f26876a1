import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findSlots, freeRanges, type OpenHours, openRanges, type Range } from './free-times.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const at = (text: string) => Date.parse(text);
const shown = (ranges: readonly Range[]) =>
  ranges.map(({ from, to }) => `${new Date(from).toISOString().slice(0, 16)} ${(to - from) / minuteMs}`);
const everyDay = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));

describe('open hours', () => {
  const open = (timeZone: string, from: string, to: string, hours: Partial<OpenHours> = {}) =>
    shown(
      openRanges(
        { timeZone, weekly: everyDay(60, 180), exceptions: [], ...hours },
        { from: at(from), to: at(to) },
      ),
    );

  it.each([
    ['in Lagos', 'Africa/Lagos', '2026-11-28T00:00Z', ['2026-11-28T00:00 120']],
    ['one hour, where the other is skipped', 'Europe/London', '2026-03-29T00:00Z', ['2026-03-29T01:00 60']],
    ['the hour that comes twice, twice', 'Europe/London', '2026-10-25T00:00Z', ['2026-10-25T00:00 180']],
  ])('follow the clock on the wall: %s', (_what, timeZone, from, expected) => {
    expect(open(timeZone, from, new Date(at(from) + dayMs).toISOString())).toEqual(expected);
  });

  it('become one range if they touch, also over midnight', () => {
    const weekly = [...everyDay(0, 60), ...everyDay(1_380, 1_440), ...everyDay(60, 120)];
    expect(open('UTC', '2026-11-27T12:00Z', '2026-11-28T12:00Z', { weekly })).toEqual([
      '2026-11-27T23:00 180',
    ]);
  });

  it('use the hours of single dates instead of the weekly hours', () => {
    const exceptions = [
      { fromDay: '2026-11-28', toDay: '2026-11-28', hours: [{ from: 600, to: 660 }] },
      { fromDay: '2026-11-29', toDay: '2026-11-30', hours: [] },
    ];
    expect(open('UTC', '2026-11-27T00:00Z', '2026-12-02T00:00Z', { exceptions })).toEqual([
      '2026-11-27T01:00 120',
      '2026-11-28T10:00 60',
      '2026-12-01T01:00 120',
    ]);
  });

  it('need a zone that exists', () => {
    expect(() => open('Africa/Atlantis', '2026-11-27T00:00Z', '2026-11-28T00:00Z')).toThrow(RangeError);
  });
});

describe('free times', () => {
  const open: OpenHours = { timeZone: 'UTC', weekly: everyDay(600, 900), exceptions: [] };
  const rules = { bufferMinutes: 15, noticeHours: 12, horizonDays: 3 };
  const range = { from: at('2026-11-28T00:00Z'), to: at('2026-12-10T00:00Z') };
  const free = (takenRanges: Range[] = [], now = range.from) =>
    freeRanges(open, rules, { taken: takenRanges, range, now });

  it('begin after the notice and end at the horizon', () => {
    expect(shown(free())).toEqual(['2026-11-28T12:00 180', '2026-11-29T10:00 300', '2026-11-30T10:00 300']);
    expect(free([], at('2027-01-01T00:00Z'))).toEqual([]);
  });

  it('have a pause before and after what is taken, once', () => {
    // The row of a session ends with its pause.
    const session = { from: at('2026-11-29T11:00Z'), to: at('2026-11-29T12:15Z') };
    expect(shown(free([session])).filter((one) => one.startsWith('2026-11-29'))).toEqual([
      '2026-11-29T10:00 45',
      '2026-11-29T12:15 165',
    ]);
  });

  it('are offered on quarters of an hour, each with the longest session that fits', () => {
    const from = at('2026-11-29T10:05Z');
    const slots = findSlots([{ from, to: at('2026-11-29T11:20Z') }], 30, [30, 60, 90]);
    expect(slots.map((slot) => [new Date(slot.from).toISOString().slice(11, 16), slot.longest])).toEqual([
      ['10:15', 60],
      ['10:30', 30],
      ['10:45', 30],
    ]);
    expect(findSlots([{ from, to: from + 20 * minuteMs }], 30, [30])).toEqual([]);
  });
});

/** Answers the same question in another way: minute by minute, with the browser's clock. */
function isOpenAt({ weekly, exceptions }: OpenHours, clock: Intl.DateTimeFormat, moment: number): boolean {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  const day = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(`${parts.weekday}`);
  const exception = exceptions.find(({ fromDay, toDay }) => fromDay <= date && date <= toDay);
  const hours = exception?.hours ?? weekly.filter((one) => one.day === day);
  return hours.some(({ from, to }) => from <= minutes && minutes < to);
}

const getClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** @returns each hour of these years after which the clock on the wall has jumped */
function getJumps(timeZone: string): number[] {
  const clock = getClock(timeZone);
  const wall = (moment: number) => {
    const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
    return Date.UTC(
      +`${parts.year}`,
      +`${parts.month}` - 1,
      +`${parts.day}`,
      +`${parts.hour}`,
      +`${parts.minute}`,
    );
  };
  const jumps: number[] = [];
  for (let day = at('2026-01-01T00:00Z'); day < at('2029-01-01T00:00Z'); day += dayMs) {
    if (wall(day + dayMs) - wall(day) !== dayMs) jumps.push(day + dayMs / 2);
  }
  return jumps;
}

const zones = [
  'Africa/Lagos',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'America/Sao_Paulo',
];
const isLong = process.env.TEST_LONG === '1';

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 15, to: to * 15 }));
const week = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), stretch), { maxLength: 9 });

test.each(zones)('open hours equal a check of each minute, at each jump of the clock: %s', (timeZone) => {
  const clock = getClock(timeZone);
  const jumps = getJumps(timeZone);
  const moments = jumps.length === 0 ? [at('2026-11-28T12:00Z')] : jumps;
  const around = isLong ? moments : moments.slice(0, 2);
  for (const middle of around) {
    const range = { from: middle - dayMs, to: middle + dayMs };
    const day = new Date(middle).toISOString().slice(0, 10);
    fc.assert(
      fc.property(week, fc.option(stretch), (inputs, other) => {
        const weekly = inputs.map(([of, hours]) => ({ day: of, ...hours }));
        const exceptions = other === null ? [] : [{ fromDay: day, toDay: day, hours: [other] }];
        const hours: OpenHours = { timeZone, weekly: withoutOverlap(weekly), exceptions };
        const ranges = openRanges(hours, range);
        // On quarters: hours and jumps are on them.
        for (let moment = range.from; moment < range.to; moment += 15 * minuteMs) {
          const inside = ranges.some(({ from, to }) => from <= moment && moment < to);
          if (inside !== isOpenAt(hours, clock, moment)) throw new Error(new Date(moment).toISOString());
        }
        for (const { from, to } of ranges)
          expect(from < to && from >= range.from && to <= range.to).toBe(true);
      }),
      { numRuns: isLong ? 10 : 2 },
    );
  }
});

const withoutOverlap = (weekly: OpenHours['weekly']) =>
  weekly.filter(
    (one, index) =>
      !weekly.slice(0, index).some(({ day, from, to }) => day === one.day && from < one.to && one.from < to),
  );
