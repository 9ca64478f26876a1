import type { PaperProblem, PaperQuestion } from '../paper.ts';
import { describeProblem } from '../problems.ts';

/**
 * Finds contradictions among the options of a question.
 *
 * @param question that was read
 */
export function checkOptions({ number, options, positions }: PaperQuestion): PaperProblem[] {
  const [position] = positions;
  if (position === undefined) return [];

  const letters = options.map(({ letter }) => letter.toUpperCase()).filter((letter) => letter !== '');
  const repeated = letters.find((letter, index) => letters.indexOf(letter) !== index);
  const missing = findMissing(letters);
  const equal = options.find(
    ({ text }, index) => options.findIndex((other) => other.text === text) !== index,
  );
  return [
    ...(repeated === undefined ? [] : [describeProblem('letter_repeats', number, position, repeated)]),
    ...(missing === null ? [] : [describeProblem('letter_missing', number, position, missing)]),
    ...(equal === undefined ? [] : [describeProblem('options_equal', number, position, `“${equal.text}”`)]),
  ];
}

const ALL_LETTERS = 'ABCDEF';

/** Only capitals and small letters are compared: a scan may show another character. */
function findMissing(letters: readonly string[]): string | null {
  if (letters.length === 0 || letters.some((letter) => !ALL_LETTERS.includes(letter))) return null;
  const last = Math.max(...letters.map((letter) => ALL_LETTERS.indexOf(letter)));
  return [...ALL_LETTERS.slice(0, last)].find((letter) => !letters.includes(letter)) ?? null;
}
