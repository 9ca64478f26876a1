/** The columns of a CSV file of questions, and the names that files use for them. */
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

/** Columns of numbers, which a file without numbers does not need. */
export const numberColumns: readonly string[] = ['tolerance', 'unit'];

const knownColumns: readonly string[] = [...csvColumns, ...numberColumns];

/**
 * Names of the columns in other programs, in the form of `plainName`. The group is the letter or number of an
 * option.
 */
const otherNames: readonly [RegExp, string][] = [
  [/^(?:question|question_(?:text|stem|body)|prompt)$/, 'stem'],
  [
    /^(?:answers|ans|key|answer_key|correct|(?:correct|right)_(?:answer|ans|option|choice|response|letter|key)s?)$/,
    'answer',
  ],
  [
    /^(?:(?:answer_|possible_)?(?:option|opt|choice|answer|ans|alternative|response)_?)?([a-l]|\d{1,2})$/,
    'option_',
  ],
  [/^(?:feedback_(?:option_|answer_)?|(?:option|answer)_)([a-l]|\d{1,2})(?:_feedback)?$/, 'feedback_'],
  [/^(?:(?:answer_)?explanation|rationale|(?:general_)?feedback)$/, 'explanation'],
  [/^question_type$/, 'type'],
  [/^(?:margin|error|accepted_error)$/, 'tolerance'],
  [/^units$/, 'unit'],
  [/^category$/, 'topic'],
  [/^(?:difficulty_)?level$/, 'difficulty'],
  [/^(?:tag|keywords?)$/, 'tags'],
];

/** The first two are required for reading; the others represent the columns that people expect. */
export const neededColumns = ['stem', 'answer', 'option_1', 'option_2'] as const;

const longestHeading = 10_000;

const delimiters = [',', ';', '\t'] as const;

export interface CsvHeading {
  delimiter: string;
  /** Positions of the columns that the file has, by their names. */
  positions: ReadonlyMap<string, number>;
  /** Number of cells in a row. */
  width: number;
  /** Sentences about columns that are not read. */
  warnings: string[];
}

/**
 * @param line the first of a file
 * @returns its columns; null without a stem or an answer
 */
export function getHeading(line: string): CsvHeading | null {
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
    const column = getColumn(name, written);
    if (column === null) {
      if (name !== '') warnings.push(`The column ${shown(names[position] ?? '')} is not read.`);
    } else if (positions.has(column))
      warnings.push(`The column ${column} is there twice. The first one is read.`);
    else positions.set(column, position);
  }
  return { delimiter, positions, width: names.length, warnings };
}

/** `Option A`, `optionA` and `Option (A):` are `option_a`; `Correct answer(s) - choose one` is `correct_answer`. */
function plainName(writtenText: string): string {
  return writtenText
    .trim()
    .replace(/\s[-–—]\s.*|\(s\)/gis, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, '_')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/(?<=[a-z])(?=\d)/, '_')
    .replace(/^_|_$/g, '');
}

/** Our own name has priority: next to a stem, the column "question" contains numbers. */
function getColumn(name: string, names: readonly string[]): string | null {
  if (knownColumns.includes(name)) return name;

  for (const [form, column] of otherNames) {
    const [found, suffix] = form.exec(name) ?? [];
    if (found === undefined) continue;
    const own = suffix === undefined ? column : column + getNumber(suffix);
    return names.includes(own) || !knownColumns.includes(own) ? null : own;
  }
  return null;
}

/** @param suffix a letter from a on, or a number from 1 on */
function getNumber(suffix: string): number {
  return Number(suffix) || suffix.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

function shown(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, 50);
}
