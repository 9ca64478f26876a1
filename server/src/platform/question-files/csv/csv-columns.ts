/** The columns of a CSV file of questions, and which of its own a file calls so. */
import Papa from 'papaparse';
import { optionLabel } from '../question-problems.ts';

/** As many as a question has options. */
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

export const optionColumns: readonly string[] = numbers.map((number) => `option_${number}`);
export const feedbackColumns: readonly string[] = numbers.map((number) => `feedback_${number}`);

export const csvColumns: readonly string[] = [
  'type',
  'stem',
  ...optionColumns,
  'answer',
  'explanation',
  ...feedbackColumns,
  'topic',
  'difficulty',
  'tags',
];

/** What other tables call them: those that sets were downloaded as before, and those that people type by hand. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['question', 'stem'],
  ['key', 'answer'],
  ...numbers.map((number) => [optionLabel(number - 1).toLowerCase(), `option_${number}`] as const),
]);

/** Without the first two nothing can be read; the others stand for those that people want. */
export const neededColumns = ['stem', 'answer', 'option_1', 'option_2'] as const;

const longestHeading = 10_000;

const delimiters = [',', ';', '\t'] as const;

export interface CsvHeading {
  delimiter: string;
  /** Positions of the columns that the file has, by their names. */
  positions: ReadonlyMap<string, number>;
  /** How many cells a row has. */
  width: number;
  /** Sentences about columns that are not read. */
  warnings: string[];
}

/** @param line the first of a file @returns what its columns are; null where there is no stem or no answer among them */
export function headingOf(line: string): CsvHeading | null {
  if (line.length > longestHeading) return null;

  const headings = delimiters.map((delimiter) => headingBy(line, delimiter));
  const [best] = headings.toSorted((one, other) => other.positions.size - one.positions.size);
  return best?.positions.has('stem') && best.positions.has('answer') ? best : null;
}

function headingBy(line: string, delimiter: string): CsvHeading {
  const names = Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
  const written = names.map(plainName);
  const positions = new Map<string, number>();
  const warnings: string[] = [];
  for (const [position, name] of written.entries()) {
    const column = columnOf(name, written);
    if (column === null) {
      if (name !== '') warnings.push(`The column ${shown(names[position] ?? '')} is not read.`);
    } else if (positions.has(column))
      warnings.push(`The column ${column} is there twice. The first one is read.`);
    else positions.set(column, position);
  }
  return { delimiter, positions, width: names.length, warnings };
}

function plainName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/(?<=[a-z])(?=\d)/, '_');
}

/** Our own name goes first: beside a stem, the column "question" holds numbers. */
function columnOf(name: string, names: readonly string[]): string | null {
  if (csvColumns.includes(name)) return name;

  const column = otherNames.get(name);
  return column === undefined || names.includes(column) ? null : column;
}

function shown(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, 50);
}
