import { describe, expect, it } from 'vitest';
import { getNearWeeks, getTiles, type PlanDays, toWeeks } from './day-tiles.ts';

const nothingToday = { minutes: 20, done_minutes: 10 };

/** A plan from Monday the 16th to the exam on Thursday the 26th, on the 24th. */
const plan: PlanDays = {
  start_day: '2026-11-16',
  studied_days: ['2026-11-16', '2026-11-18'],
  free_weekdays: [7],
  free_days: ['2026-11-20'],
  days: [
    { day: '2026-11-24', kind: 'study', minutes: 30, has_mock: false },
    { day: '2026-11-25', kind: 'rest', minutes: 0, has_mock: false },
    { day: '2026-11-26', kind: 'exam', minutes: 0, has_mock: false },
  ],
  today: nothingToday,
};
const clock = { today: '2026-11-24', examDay: '2026-11-26' };
const states = (changes: Partial<PlanDays>, days = clock) =>
  getTiles({ ...plan, ...changes }, days).map(({ day, state }) => `${day.slice(-2)} ${state}`);

describe('the tiles of a plan', () => {
  it('tell studied, missed and free days apart, and end with the exam', () => {
    expect(states({})).toEqual([
      '16 done',
      '17 missed',
      '18 done',
      '19 missed',
      '20 rest',
      '21 missed',
      '22 rest',
      '23 missed',
      '24 now',
      '25 rest',
      '26 exam',
    ]);
  });

  it('end with the exam after it has started', () => {
    const tiles = states({ days: [] }, { today: '2026-11-29', examDay: '2026-11-26' });
    expect(tiles.at(-1)).toBe('26 exam');
    expect(tiles).toHaveLength(11);
  });

  it('say how much of today was done', () => {
    const [now] = getTiles(plan, clock).filter(({ isToday }) => isToday);
    expect(now?.done).toBeCloseTo(1 / 3);
  });
});

describe('the weeks of a plan', () => {
  it('begin on Monday and have seven days each', () => {
    const weeks = toWeeks(getTiles({ ...plan, start_day: '2026-11-18' }, clock));
    expect(weeks.map((week) => week.map((tile) => tile?.day.slice(-2) ?? ''))).toEqual([
      ['', '', '18', '19', '20', '21', '22'],
      ['23', '24', '25', '26', '', '', ''],
    ]);
  });

  it('are shown near today first', () => {
    const weeks = toWeeks(getTiles({ ...plan, start_day: '2026-09-01' }, clock));
    expect(getNearWeeks(weeks).at(0)?.at(0)?.day).toBe('2026-11-09');
  });
});
