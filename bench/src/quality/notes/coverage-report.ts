import type { Report } from '../report.ts';
import { type NoteCoverage, WANTED_OF_ALL_TYPES } from './note-coverage.ts';

const MIN_COVERED = 0.95;
const MIN_MADE = 0.9;

/**
 * Prints what sets of all types ask of each note.
 *
 * @param notes at least one
 * @returns a line for each note, the means, and a line for each mean under its goal
 */
export function reportOnCoverage(notes: readonly NoteCoverage[]): Report {
  const mean = (pick: (note: NoteCoverage) => number) =>
    notes.reduce((sum, note) => sum + pick(note), 0) / Math.max(1, notes.length);
  const means = [
    {
      label: 'parts covered',
      value: mean(({ covered, parts }) => covered / Math.max(1, parts)),
      goal: MIN_COVERED,
    },
    {
      label: `made of ${WANTED_OF_ALL_TYPES}`,
      value: mean(({ made }) => made / WANTED_OF_ALL_TYPES),
      goal: MIN_MADE,
    },
  ];
  const lines = [
    '',
    `Questions of all types (${notes.length} notes, ${WANTED_OF_ALL_TYPES} asked of each)`,
    line('note', ['made', 'covered', 'parts'], 'types'),
    ...notes.map(({ name, made, covered, parts, types }) =>
      line(name, [`${made}`, `${covered}`, `${parts}`], types.join(', ')),
    ),
    '',
    line('metric', ['mean', 'goal'], ''),
    ...means.map(({ label, value, goal }) => line(label, [value.toFixed(3), `>= ${goal}`], '')),
  ];
  const misses = means.flatMap(({ label, value, goal }) =>
    value < goal ? `Questions of all types: ${label} is ${value.toFixed(3)}, goal >= ${goal}` : [],
  );
  return { lines, misses };
}

function line(label: string, cells: readonly string[], last: string): string {
  return `${label.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join('')}  ${last}`.trimEnd();
}
