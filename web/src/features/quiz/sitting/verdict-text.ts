/** The sentence that says how an answer was judged. */
import { isNearAnswer, isRightAnswer, type PracticeItem } from '@akada/core/practice/practice-item.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { isAnswered } from '@akada/core/question-types/answered.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { getKeyText, markAnswer } from '@akada/core/question-types/question-types.ts';
import { getLabels } from './asked-question.ts';

export type VerdictTone = 'right' | 'near' | 'wrong';

/** Longer keys are only shown with the answer. */
const maxKeyLength = 60;

/** @returns the tone of the verdict on the screen */
export function getVerdictTone(session: PracticeSession, item: PracticeItem): VerdictTone {
  if (isRightAnswer(item, session)) return 'right';
  return isNearAnswer(item, session) ? 'near' : 'wrong';
}

/** @returns the verdict on the answer on the screen, with the right answer if it was wrong */
export function getVerdictText(
  session: PracticeSession,
  item: PracticeItem,
  order: readonly number[],
): string {
  const tone = getVerdictTone(session, item);
  if (tone === 'right') return 'Right.';
  if (tone === 'near') return 'Nearly right.';
  if (item.body !== undefined) return describeBody(item.body, session);
  return `Not quite: ${getLabels(order, item.keys)} ${item.keys.length === 1 ? 'is' : 'are'} right.`;
}

function describeBody(body: QuestionBody, { response = null }: PracticeSession): string {
  const { share, parts } = markAnswer(body, response);
  const rightCount = parts.filter((part) => part.share === 1).length;
  if (parts.length > 1) return `${rightCount} of ${parts.length} right.`;
  if (share > 0) return 'Partly right.';

  const key = getKeyText(body);
  const isTyped = body.type === 'short' || body.type === 'numerical';
  if (!isTyped || key.length > maxKeyLength) return 'Not quite.';
  return response !== null && isAnswered(response) ? `Not quite. It is ${key}.` : `It is ${key}.`;
}
