/** Keys that a student types in one go: a letter for each question with options, in order. */
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import type { PaperQuestionRow } from './past-papers.tables.ts';
import { getPresent, type PresentQuestion } from './printed/paper-question.ts';

interface TypedKey {
  row: PaperQuestionRow;
  index: number;
}

/**
 * @param letters with dashes for questions that keep their key; spaces, dots and commas do not count
 * @param rows of the paper, in order
 * @returns the keys that the letters give
 * @throws Fault `validation_failed` that names the question, for a letter beyond its options
 */
export function readTypedKeys(letters: string, rows: readonly PaperQuestionRow[]): TypedKey[] {
  const rowsWithOptions = rows.filter((row) => !row.isExcluded && getPresent(row).options.length > 0);
  const typedLetters = [...letters.toUpperCase().replace(/[\s.,]/g, '')];
  if (typedLetters.length > rowsWithOptions.length)
    throw invalidField(
      'letters',
      `You typed ${typedLetters.length} letters, and the paper has ${rowsWithOptions.length} questions with options.`,
    );
  return typedLetters.flatMap((letter, position) => {
    const row = rowsWithOptions[position];
    if (row === undefined || letter === '-') return [];
    return [{ row, index: findOption(getPresent(row), letter) }];
  });
}

function findOption({ number, options }: PresentQuestion, letter: string): number {
  const letters = getOptionLetters(options);
  const index = letters.indexOf(letter);
  if (index >= 0) return index;
  throw invalidField(
    'letters',
    `Question ${number} has the options ${letters[0]} to ${letters.at(-1)}, but you typed ${letter}.`,
  );
}
