import { faultNames } from '../checker/checked-item.ts';
import type { Report } from '../report.ts';
import { type NoteFigures, WANTED } from './note-figures.ts';

const LEAST_YIELD = 0.85;

/** A line for each note, the means, and whether the yield over all notes misses its goal. */
export function reportOnNotes(notes: readonly NoteFigures[]): Report {
  const mean = (pick: (note: NoteFigures) => number | null) => {
    const values = notes.map(pick).filter((value) => value !== null);
    return figure(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  };
  const lines = [
    '',
    `Student notes (${notes.length} notes, ${WANTED} questions of each)`,
    line('note', ['facts', 'made', 'kinds', 'carried', 'terms', 'key terms', 'faults']),
    ...notes.map(noteLine),
    '',
    line('metric', ['mean', 'goal']),
    line(`yield of ${WANTED}`, [mean(getYield), `>= ${LEAST_YIELD}`]),
    line(`kinds among ${WANTED}`, [mean(({ kinds }) => kinds), '-']),
    line('term questions', [mean(({ termShare }) => termShare), '-']),
    line('key-term precision', [mean(({ keyTermPrecision }) => keyTermPrecision), '-']),
    ...faultNames.map((fault) => line(`checker: ${fault}`, [mean(({ faults }) => faults[fault]), '-'])),
  ];
  return { lines, misses: yieldMiss(notes) };
}

function getYield({ made }: NoteFigures): number {
  return Math.min(made, WANTED) / WANTED;
}

function yieldMiss(notes: readonly NoteFigures[]): string[] {
  const mean = notes.reduce((sum, note) => sum + getYield(note), 0) / Math.max(1, notes.length);
  return mean < LEAST_YIELD
    ? [`Student notes: yield of ${WANTED} is ${figure(mean)}, goal >= ${LEAST_YIELD}`]
    : [];
}

function noteLine(note: NoteFigures): string {
  const found = faultNames.reduce((sum, fault) => sum + note.faults[fault] * note.made, 0);
  return line(note.name, [
    `${note.facts}`,
    `${note.made}`,
    `${note.kinds}`,
    `${note.carriedKinds}`,
    figure(note.termShare),
    note.keyTermPrecision === null ? '-' : figure(note.keyTermPrecision),
    found.toFixed(0),
  ]);
}

function figure(value: number): string {
  return value.toFixed(3);
}

function line(label: string, cells: readonly string[]): string {
  return label.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
}
