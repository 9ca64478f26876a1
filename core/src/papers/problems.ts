import type { PaperPosition, PaperProblem, ProblemCode } from './paper.ts';

const MESSAGES: Readonly<Record<ProblemCode, (number: number, detail: string) => string>> = {
  number_repeats: (number) => `The paper prints the number ${number} for more than one question.`,
  number_jumps: (number, detail) => `The paper has no question ${detail}: the next number is ${number}.`,
  letter_missing: (number, detail) => `Question ${number} has no option ${detail}.`,
  letter_repeats: (number, detail) => `Question ${number} has two options with the letter ${detail}.`,
  options_equal: (number, detail) => `Question ${number} has two equal options, ${detail}.`,
  key_not_an_option: (number, detail) => `The answer of question ${number} is ${detail}.`,
  two_keys: (number, detail) => `Question ${number} has two different answers: ${detail}.`,
  key_without_question: (number) =>
    `There is an answer for question ${number}, but the paper has no such question.`,
  key_of_several_questions: (number) =>
    `There is an answer for question ${number}, but several questions have this number.`,
  not_clear: (number) =>
    `The scan does not show clearly where question ${number} starts or ends: check it, and give its answer.`,
};

/**
 * Describes a contradiction in words for a student.
 *
 * @param code of the contradiction
 * @param number as printed
 * @param position in the document
 * @param detail the letters or numbers that contradict each other
 */
export function describeProblem(
  code: ProblemCode,
  number: number,
  position: PaperPosition,
  detail = '',
): PaperProblem {
  return { code, message: MESSAGES[code](number, detail), number, position };
}
