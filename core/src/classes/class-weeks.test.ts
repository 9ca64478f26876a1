import { expect, it } from 'vitest';
import { getClassWeeks, getFirstWeekDay, getWeeksAgo, type StudentWeek } from './class-weeks.ts';

const today = '2026-11-30';
const week = (right: number, answers: number, weeksAgo = 0): StudentWeek => ({ weeksAgo, answers, right });

it('a class has eight weeks, and the last week ends today', () => {
  const weeks = getClassWeeks([], today);
  expect([weeks.length, weeks[0]?.from, weeks[7]?.from]).toEqual([8, '2026-10-06', '2026-11-24']);
  expect(getFirstWeekDay(today)).toBe('2026-10-06');
  expect(
    ['2026-11-30', '2026-11-24', '2026-11-23', '2026-10-06', '2026-12-01'].map((day) =>
      getWeeksAgo(day, today),
    ),
  ).toEqual([0, 0, 1, 7, 0]);
});

it.each([
  ['nobody', [], { students: 0, right: null, low: null, high: null }],
  ['a student with two answers', [week(2, 2)], { students: 0, right: null, low: null, high: null }],
  ['two students', [week(1, 4), week(3, 4)], { students: 2, right: 0.5, low: null, high: null }],
  [
    'seven students',
    [1, 2, 3, 4, 5, 6, 7].map((right) => week(right, 10)),
    { students: 7, right: 0.4, low: null, high: null },
  ],
  [
    'nine students',
    [9, 1, 2, 3, 4, 5, 6, 7, 8].map((right) => week(right, 10)),
    { students: 9, right: 0.5, low: 0.3, high: 0.7 },
  ],
])('a week of %s says what it can', (_students, weeks, expected) => {
  expect(getClassWeeks([...weeks, week(4, 4, 1)], today)[7]).toMatchObject(expected);
});
