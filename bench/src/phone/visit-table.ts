import { markdownTable, shown } from '../report/figure-table.ts';
import type { Visit } from './visits.ts';

const titles = [
  'page',
  'state',
  'shift',
  'largest paint (s)',
  'longest task (ms)',
  'tap (ms)',
  'script (kB)',
  'total (kB)',
];

/** @returns the visits as a Markdown table */
export function visitTable(visits: readonly Visit[]): string {
  return markdownTable(
    titles,
    visits.map((visit) => [
      visit.page,
      visit.state,
      visit.shift.toFixed(3),
      (visit.largestPaint / 1_000).toFixed(2),
      visit.slowestTask.toFixed(0),
      Number.isNaN(visit.interaction) ? '' : visit.interaction.toFixed(0),
      shown(visit.scriptKb),
      shown(visit.totalKb),
    ]),
  );
}

/** A shift below this value is not seen. */
const minNamedShift = 0.005;

/** @returns the elements that moved in each visit, the largest shift first */
export function movedLines(visits: readonly Visit[]): string[] {
  return visits
    .filter(({ shift }) => shift >= minNamedShift)
    .flatMap(({ page, state, shift, elements }) => [
      `${page}, ${state}: ${shift.toFixed(3)}`,
      ...elements
        .toSorted((one, other) => other.value - one.value)
        .slice(0, 6)
        .map(({ element, value, from, to }) => `  ${value.toFixed(3)} ${from} -> ${to} px  ${element}`),
    ]);
}
