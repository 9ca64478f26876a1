import { getPosition } from '../lines/piece.ts';
import type { PaperProblem } from '../paper.ts';
import { describeProblem } from '../problems.ts';
import type { QuestionPieces } from './split-parts.ts';

/**
 * Finds numbers that repeat, and numbers that are missing.
 *
 * @param questions in their order
 */
export function checkNumbers(questions: readonly QuestionPieces[]): PaperProblem[] {
  return questions.flatMap(({ number, expected, pieces: [first] }) => {
    if (expected === null || first === undefined) return [];

    const position = { ...getPosition(first), start: first.line.start };
    if (number < expected) return [describeProblem('number_repeats', number, position)];
    const missing = expected === number - 1 ? `${expected}` : `${expected} to ${number - 1}`;
    return [describeProblem('number_jumps', number, position, missing)];
  });
}
