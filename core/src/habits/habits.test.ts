import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, localDay } from '../time/local-day.ts';
import { achievements } from './achievements.ts';
import { habitHistory, type WeeklyGoal } from './history.ts';
import { getLevel } from './level.ts';
import { bridge, findNextFreeze } from './streak.ts';
import { type Activity, countsAsDay, getAnswers, getWeek, missedDays, type StudyDay } from './study-day.ts';

const start = '2026-11-02';
const lagos = 'Africa/Lagos';

/** Something that was done at noon, by the clock of Lagos. */
const getNoon = (day: string): Activity => ({ day, at: Date.parse(`${day}T11:00:00Z`), zone: lagos });
const studied = (index: number, done: Partial<StudyDay> = {}): StudyDay => {
  const day = dayAfter(start, index);
  const when = { first: getNoon(day), last: getNoon(day) };
  return { day, questions: 0, rights: 0, cards: 1, exams: 0, ...when, ...done };
};
/** One letter a day from a Monday on: x counts, o does not. */
const getDays = (calendar: string) =>
  [...calendar].flatMap((mark, index) => (mark === 'x' ? [studied(index)] : []));
const getStreak = (calendar: string) => {
  const { streak, bridged } = habitHistory(getDays(calendar), []);
  const now = bridge(streak, getNoon(dayAfter(start, calendar.length - 1)));
  const { days, longest, freezes } = now.streak;
  return [days, longest, freezes, bridged.size + now.bridged.length];
};

test.each<[string, string, [days: number, longest: number, freezes: number, bridged: number]]>([
  ['nothing yet', 'o', [0, 0, 2, 0]],
  ['today', 'x', [1, 1, 2, 0]],
  ['yesterday, while today is open', 'xo', [1, 1, 2, 0]],
  ['a missed day takes a freeze', 'xox', [2, 2, 1, 1]],
  ['two missed days take both', 'xoox', [2, 2, 0, 2]],
  ['both are gone while today is open', 'xxooo', [2, 2, 0, 2]],
  ['a third one ends it, and freezes are there for the next', 'xxoooo', [0, 2, 2, 0]],
  ['it begins again', 'xxooox', [1, 2, 2, 0]],
  ['six counted days give none back', `xo${'x'.repeat(6)}`, [7, 7, 1, 1]],
  ['seven do', `xo${'x'.repeat(7)}`, [8, 8, 2, 1]],
  ['never more than two', 'x'.repeat(30), [30, 30, 2, 0]],
  ['with two missing the first comes back after seven', `xoo${'x'.repeat(7)}`, [8, 8, 1, 2]],
  ['and the second after fourteen', `xoo${'x'.repeat(14)}`, [15, 15, 2, 2]],
])('a streak is counted right: %s', (_what, calendar, expected) => {
  expect(getStreak(calendar)).toEqual(expected);
});

test.each([
  [{ questions: 4, cards: 0 }, false],
  [{ questions: 5, cards: 0 }, true],
  [{ questions: 0, cards: 1 }, true],
])('%j counts as a day: %s', (done, counts) => {
  expect(countsAsDay(done)).toBe(counts);
});

test('the student sees when the next freeze comes back', () => {
  const after = (calendar: string) => findNextFreeze(habitHistory(getDays(calendar), []).streak);
  expect([after('x'), after('xox'), after('xoxxx')]).toEqual([null, 6, 4]);
});

/** The moment in UTC, and the day where it was lived. */
const done = (time: string, zone: string): Activity => ({
  day: localDay(Date.parse(time), zone),
  at: Date.parse(time),
  zone,
});

test.each<[string, Activity, Activity, number]>([
  [
    'the evening of one day and the morning of the next but one',
    done('2026-11-20T22:50:00Z', lagos),
    done('2026-11-22T04:00:00Z', lagos),
    1,
  ],
  ['ten to twelve and ten past', done('2026-11-20T22:50:00Z', lagos), done('2026-11-20T23:10:00Z', lagos), 0],
  [
    'over the date line to the east, whose day in between nobody lived',
    done('2026-11-20T06:00:00Z', 'Pacific/Honolulu'),
    done('2026-11-20T18:00:00Z', 'Pacific/Kiritimati'),
    0,
  ],
  [
    'over the date line to the west, on the day before',
    done('2026-11-20T18:00:00Z', 'Pacific/Kiritimati'),
    done('2026-11-21T05:00:00Z', 'Pacific/Honolulu'),
    0,
  ],
  [
    'from London to Lagos with a day missed',
    done('2026-11-20T12:00:00Z', 'Europe/London'),
    done('2026-11-22T12:00:00Z', lagos),
    1,
  ],
])('missed days are counted right: %s', (_what, previousActivity, after, missed) => {
  expect(missedDays(previousActivity, after)).toBe(missed);
});

test('moving between zones never shortens a streak that a student lives day by day', () => {
  const zones = ['Pacific/Honolulu', 'America/New_York', 'UTC', lagos, 'Asia/Kolkata', 'Pacific/Kiritimati'];
  const hour = 3_600_000;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...zones), { minLength: 2, maxLength: 20 }), (travelled) => {
      const activities = travelled.map((zone, index) => {
        const moment = Date.parse('2026-11-02T12:00:00Z') + index * 24 * hour;
        return { day: localDay(moment, zone), at: moment, zone };
      });
      const byDay = Map.groupBy(activities, ({ day }) => day);
      const days = [...byDay]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .flatMap(([day, [first, ...others]]) =>
          first ? [{ ...studied(0), day, first, last: others.at(-1) ?? first }] : [],
        );
      const { streak } = habitHistory(days, []);
      expect([streak.days, streak.freezes]).toEqual([days.length, 2]);
    }),
  );
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(getWeek(day)).toBe(monday);
});

test.each([
  [0, 1, 0, 50],
  [49, 1, 0, 50],
  [50, 2, 50, 150],
  [149, 2, 50, 150],
  [150, 3, 150, 300],
])('%d points are level %d', (points, number, from, next) => {
  expect(getLevel(points)).toEqual({ number, from, next });
});

describe('achievements', () => {
  test('are at least 24 in five families, each with its own key and sentence', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(24);
    expect(new Set(achievements.map(({ family }) => family)).size).toBe(5);
    for (const field of ['key', 'title', 'about'] as const)
      expect(new Set(achievements.map((one) => one[field])).size).toBe(achievements.length);
  });

  test('are won on the day that reaches their target', () => {
    const days = [
      studied(0, { cards: 60, rights: 1, questions: 2 }),
      studied(1, { cards: 50, rights: 49, questions: 60, exams: 1 }),
      studied(2, { rights: 0, exams: 4 }),
    ];
    expect(Object.fromEntries(habitHistory(days, []).won)).toEqual({
      cards_1: '2026-11-02',
      questions_1: '2026-11-02',
      cards_100: '2026-11-03',
      questions_50: '2026-11-03',
      exams_1: '2026-11-03',
      exams_5: '2026-11-04',
      streak_3: '2026-11-04',
    });
  });

  test.each<[string, WeeklyGoal[], number]>([
    ['no goal is no week', [], 0],
    ['each week counts once', [{ from: '2026-11-02', answers: 10 }], 2],
    ['a week counts by the goal that it had', [{ from: '2026-11-09', answers: 10 }], 1],
    [
      'a goal that was given up',
      [
        { from: '2026-11-02', answers: 10 },
        { from: '2026-11-09', answers: null },
      ],
      1,
    ],
    ['one that was too high', [{ from: '2026-10-05', answers: 21 }], 0],
  ])('count weekly goals: %s', (_what, goals, weeks) => {
    const days = [0, 1, 7, 8].map((index) => studied(index, { cards: 10 }));
    expect(habitHistory(days, goals).totals.weeks).toBe(weeks);
  });
});

test('more activity never makes a figure smaller, except for streaks', () => {
  const day = fc.record({
    at: fc.nat(60),
    questions: fc.nat(9),
    rights: fc.nat(9),
    cards: fc.nat(2),
    exams: fc.nat(1),
  });
  const inOrder = (days: (Partial<StudyDay> & { at: number })[]) =>
    [...Map.groupBy(days, ({ at }) => at).values()]
      .map(([first]) => studied(first?.at ?? 0, first))
      .sort((one, other) => one.day.localeCompare(other.day));
  const goals = [{ from: '2026-11-02', answers: 10 }];
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), (days) => {
      const all = inOrder(days);
      const [, ...without] = all;
      const [one, other] = [habitHistory(without, goals), habitHistory(all, goals)];
      expect(other.points).toBeGreaterThanOrEqual(one.points);
      // An earlier day may spend the freezes that would have bridged a later gap: streaks may be shorter.
      const counted = achievements.filter(({ family }) => family !== 'streak').map(({ key }) => key);
      for (const key of counted) if (one.won.has(key)) expect(other.won.has(key)).toBe(true);
      expect(all.reduce((sum, part) => sum + getAnswers(part), 0)).toBeGreaterThanOrEqual(other.totals.cards);
    }),
  );
});
