import { expect, test } from 'vitest';
import { weekTiles } from './week-tiles.ts';

/** A mark for each day's activity, oldest first. */
const done: Readonly<Record<string, { questions: number; cards: number }>> = {
  q: { questions: 5, cards: 0 },
  c: { questions: 0, cards: 1 },
  f: { questions: 4, cards: 0 },
  '-': { questions: 0, cards: 0 },
};
const getWeek = (marks: string) =>
  [...marks].map((mark, index) => ({
    day: `2026-11-${21 + index}`,
    duration_ms: 0,
    questions: 0,
    cards: 0,
    ...done[mark],
  }));

test.each([
  ['a streak goes through a day that a freeze bridged', 'qc-qfq-', 4, false, 'c c f c f c o'],
  ['what is before the streak was missed', 'q---qcq', 3, true, 'c m m m c c c'],
  ['today counts', 'qqqqqqc', 40, true, 'c c c c c c c'],
  ['nothing was done', '-------', 0, false, 'm m m m m m o'],
])('%s', (_what, marks, days, today_counts, tiles) => {
  const visibleTexts = weekTiles(getWeek(marks), { days, today_counts }).map(({ state }) => state.charAt(0));
  expect(visibleTexts.join(' ')).toBe(tiles);
});
