/** Reads the answer column: letters of options, their texts, or their numbers. */
import { optionLabel } from '../question-problems.ts';

export interface CsvAnswer {
  /** 0-based columns of the right options. */
  columns: number[];
  warning: string | null;
}

/** Some write the name of the column before its letter or number: "Option B". */
const columnName = /\b(?:option|choice|answer)[\s_]*(?=(?:[a-l]|\d{1,2})(?![\p{L}\p{N}]))/giu;

const separators = /\s*[;,/&\s]\s*/;

/**
 * @param writtenText the cell's text
 * @param options by column; empty for an empty column
 * @returns the right options, or a sentence if the cell is unclear
 */
export function readAnswer(writtenText: string, options: readonly string[]): CsvAnswer | string {
  const answer = options.includes(writtenText) ? writtenText : writtenText.replaceAll(columnName, '');
  if (answer === '') return 'This question has no right answer. Write its letter in the column answer.';

  const byText = options.indexOf(answer);
  if (/^[A-L](?:\s*[;,/&\s]\s*[A-L])*[.)]?$/.test(answer)) return byLabels(answer, options, byText);
  if (byText !== -1) return { columns: [byText], warning: warningOfNumber(answer, options, byText) };

  return (
    bySeveral(answer, options) ??
    byNumbers(answer, options) ??
    'The answer is none of the options. Write its letter, as in B, or A;C for two.'
  );
}

/** Where the text counts, its author may have meant the number. */
function warningOfNumber(answer: string, options: readonly string[], byText: number): string | null {
  const column = /^\d{1,2}$/.test(answer) ? Number(answer) - 1 : byText;
  return column === byText || (options[column] ?? '') === ''
    ? null
    : `The answer ${answer} was taken for the text of an option, not for its number.`;
}

/** Unlike letters, numbers are not separated by a slash or by a comma without a space, which numbers have inside. */
const numbers = /^\d{1,2}(?:(?:\s*[;&]\s*|,?\s+)\d{1,2})*[.)]?$/;

/** Among options that are numbers, another number is a mistake rather than a place. */
function byNumbers(answer: string, options: readonly string[]): CsvAnswer | string | null {
  if (!numbers.test(answer) || options.some((text) => /^[-+]?\d[\d.,]*$/.test(text))) return null;

  const positions = (answer.match(/\d+/g) ?? []).map(Number);
  const missing = positions.find((position) => (options[position - 1] ?? '') === '');
  if (missing !== undefined) return `There is no option ${missing}.`;
  return { columns: ascending(positions.map((position) => position - 1)), warning: null };
}

/** A single letter may be the text of another option too: then the letter counts, as in the files that we write. */
function byLabels(answer: string, options: readonly string[], byText: number): CsvAnswer | string {
  const columns = findLabels(answer).map((label) => label.charCodeAt(0) - 'A'.charCodeAt(0));
  const missing = columns.find((column) => (options[column] ?? '') === '');
  if (missing !== undefined)
    return byText === -1
      ? `There is no option ${optionLabel(missing)}.`
      : { columns: [byText], warning: null };

  const isDoubtful = byText !== -1 && byText !== columns[0];
  const warning = isDoubtful
    ? `The answer ${answer} was taken for the letter of an option, not for its text.`
    : null;
  return { columns: ascending(columns), warning };
}

function bySeveral(answer: string, options: readonly string[]): CsvAnswer | null {
  const small = answer.toUpperCase();
  if (/^[A-L](?:\s*[;,/&]\s*[A-L])*$/.test(small)) {
    const read = byLabels(small, options, -1);
    return typeof read === 'string' ? null : read;
  }
  const texts = answer.split(';').map((text) => text.trim());
  const columns = texts.map((text) => options.indexOf(text));
  return texts.length > 1 && !columns.includes(-1) ? { columns: ascending(columns), warning: null } : null;
}

function findLabels(answer: string): string[] {
  return answer
    .replace(/[.)]$/, '')
    .split(separators)
    .filter((label) => label !== '');
}

function ascending(columns: readonly number[]): number[] {
  return [...new Set(columns)].sort((one, other) => one - other);
}
