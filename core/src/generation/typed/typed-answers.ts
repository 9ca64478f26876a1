/** Answers of questions without options, by which later questions about a note are new. */
import type { GapsBody, QuestionBody } from '../../question-types/question-body.ts';
import { getKeyText } from '../../question-types/question-types.ts';
import { normalForm } from '../../text/words.ts';
import type { QuestionKind } from '../question-draft.ts';

/** The parts of a question without options that tell its answers. */
interface TypedQuestion {
  kind: QuestionKind | null;
  body: QuestionBody;
}

/**
 * Lists the answers of a question without options, in the form of the keys of other questions.
 *
 * @param question of a note
 * @returns the best answer of each part; both sides of a pair, because either may be the key of another question, except in
 *   tables, where the next column has the same left sides
 */
export function getTypedAnswers({ kind, body }: TypedQuestion): string[] {
  switch (body.type) {
    case 'matching':
      return body.pairs.flatMap(({ left, right }) => (kind === 'value' ? [right] : [left, right]));
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
 * Tells whether a question repeats an earlier one.
 *
 * @param question of a note
 * @param excluded normal forms of the answers of earlier questions
 * @returns true if one of its answers is among them
 */
export function isRepeated(question: TypedQuestion, excluded: ReadonlySet<string>): boolean {
  return getTypedAnswers(question).some((answer) => excluded.has(normalForm(answer)));
}
