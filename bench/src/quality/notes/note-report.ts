import { faultNames } from '../checker/checked-item.ts';
import type { Report } from '../report.ts';
import { type NoteFigures, WANTED } from './note-figures.ts';

const LEAST_YIELD = 0.95;
const LEAST_KINDS = 3;
const MOST_TERMS = 0.6;

/** A line for each note, the means, and what misses its goal: the yield over all notes, kinds and terms in each. */
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
    line(`yield of ${WANTED}`, [mean(yieldOf), `>= ${LEAST_YIELD}`]),
    line(`kinds among ${WANTED}`, [mean(({ kinds }) => kinds), `>= ${LEAST_KINDS} each`]),
    line('term questions', [mean(({ termShare }) => termShare), `<= ${MOST_TERMS} each`]),
    line('key-term precision', [mean(({ keyTermPrecision }) => keyTermPrecision), '-']),
    ...faultNames.map((fault) => line(`checker: ${fault}`, [mean(({ faults }) => faults[fault]), '-'])),
  ];
  return { lines, misses: [...yieldMiss(notes), ...notes.flatMap(missesOf)] };
}

function yieldOf({ made }: NoteFigures): number {
  return Math.min(made, WANTED) / WANTED;
}

function yieldMiss(notes: readonly NoteFigures[]): string[] {
  const mean = notes.reduce((sum, note) => sum + yieldOf(note), 0) / Math.max(1, notes.length);
  return mean < LEAST_YIELD
    ? [`Student notes: yield of ${WANTED} is ${figure(mean)}, goal >= ${LEAST_YIELD}`]
    : [];
}

/** A note whose structure carries fewer kinds needs no more than those. */
function missesOf({ name, kinds, carriedKinds, termShare }: NoteFigures): string[] {
  const misses: string[] = [];
  const wanted = Math.min(LEAST_KINDS, carriedKinds);
  if (kinds < wanted) misses.push(`Student notes: ${name} has ${kinds} kinds of question, goal >= ${wanted}`);
  if (termShare > MOST_TERMS + 1e-9)
    misses.push(`Student notes: ${name} has ${figure(termShare)} term questions, goal <= ${MOST_TERMS}`);
  return misses;
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
