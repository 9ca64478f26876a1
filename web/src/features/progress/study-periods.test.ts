import { daysFrom, getFirstDay } from '@akada/core/progress/range.ts';
import { expect, test } from 'vitest';
import { everyDay, getPeriods } from './study-periods.ts';

const getDay = (day: string, questions = 1) => ({ day, questions, cards: 2, duration_ms: 1_000 });

test('days without activity are zeros', () => {
  expect(
    everyDay([getDay('2026-11-26')], '2026-11-25', '2026-11-27').map(({ questions }) => questions),
  ).toEqual([0, 1, 0]);
});

test.each([
  [1, 1, '2026-11-27'],
  [30, 30, '2026-11-27'],
  [90, 13, '2026-11-21'],
  [400, 58, '2026-11-21'],
])('%d days are %d bars, the last from %s on', (count, bars, first) => {
  const from = getFirstDay(count, '2026-11-27');
  const periods = getPeriods(daysFrom(from, count).map((day) => getDay(day)));
  expect(periods).toHaveLength(bars);
  expect(periods.at(-1)).toMatchObject({ first, last: '2026-11-27' });
  expect(periods[0]?.first).toBe(from);
  expect(periods.reduce((sum, { questions }) => sum + questions, 0)).toBe(count);
});
