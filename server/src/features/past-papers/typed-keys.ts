/** Keys that a student types in one go: a letter for each question with options, in order. */
import { optionLabel } from '@akada/core/quiz/options.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { getPresent, type PresentQuestion } from './paper-question.ts';
import type { PaperQuestionRow } from './past-papers.tables.ts';

export interface TypedKey {
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
  const asked = rows.filter((row) => !row.leftOut && getPresent(row).options.length > 0);
  const typed = [...letters.toUpperCase().replace(/[\s.,]/g, '')];
  if (typed.length > asked.length)
    throw invalidField(
      'letters',
      `You typed ${typed.length} letters, and the paper has ${asked.length} questions with options.`,
    );
  return typed.flatMap((letter, place) => {
    const row = asked[place];
    if (row === undefined || letter === '-') return [];
    return [{ row, index: findOption(getPresent(row), letter) }];
  });
}

const isLetter = (letter: string) => /^[A-F]$/i.test(letter);

function findOption({ number, options }: PresentQuestion, letter: string): number {
  // Digits, and options without a letter, are counted.
  const hasLetters = options.every((option) => isLetter(option.letter));
  const letters = options.map((option, index) =>
    hasLetters ? option.letter.toUpperCase() : optionLabel(index),
  );
  const index = letters.indexOf(letter);
  if (index >= 0) return index;
  throw invalidField(
    'letters',
    `Question ${number} has the options ${letters[0]} to ${letters.at(-1)}, but you typed ${letter}.`,
  );
}
