/** The columns of a CSV file of questions, and which of its own a file calls so. */
import Papa from 'papaparse';

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
  const positions = new Map<string, number>();
  const warnings: string[] = [];
  for (const [position, written] of names.entries()) {
    const name = written
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
      .replace(/(?<=[a-z])(?=\d)/, '_');
    if (!csvColumns.includes(name)) {
      if (name !== '')
        warnings.push(`The column ${written.replace(/\s+/g, ' ').trim().slice(0, 50)} is not read.`);
    } else if (positions.has(name))
      warnings.push(`The column ${name} is there twice. The first one is read.`);
    else positions.set(name, position);
  }
  return { delimiter, positions, width: names.length, warnings };
}
