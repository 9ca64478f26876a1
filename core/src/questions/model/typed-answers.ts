/** Answers of questions without options, by which later questions about a note are new. */
import type { GapsBody, QuestionBody } from '../../question-types/question-body.ts';
import { getKeyText } from '../../question-types/question-types.ts';
import { normalForm } from '../../text/words.ts';

/**
 * Lists what a question without options asks for.
 *
 * @param body with the key
 * @returns the best answer of each part; both sides of each pair, because either may be the key of another question
 */
export function getTypedAnswers(body: QuestionBody): string[] {
  switch (body.type) {
    case 'matching':
      return body.pairs.flatMap(({ left, right }) => [left, right]);
    case 'ordering':
      return body.items;
    case 'gaps':
      return body.gaps.flatMap(getAnswersOfGap);
    default:
      return [getKeyText(body)];
  }
}

function getAnswersOfGap({ answer }: GapsBody['gaps'][number]): string[] {
  if (answer.type !== 'select') return [getKeyText(answer)];
  return answer.options.flatMap(({ text, share }) => (share === 1 ? [text] : []));
}

/**
 * Tells whether a question repeats an earlier one. Pairs are compared by their right sides: rows of one table share the
 * left ones.
 *
 * @param body with the key
 * @param excluded normal forms of earlier answers
 * @returns true if one of its answers is among them
 */
export function isAskedAgain(body: QuestionBody, excluded: ReadonlySet<string>): boolean {
  const answers = body.type === 'matching' ? body.pairs.map(({ right }) => right) : getTypedAnswers(body);
  return answers.some((answer) => excluded.has(normalForm(answer)));
}
