/** Texts about a question whose key changed after the exam. */
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { numberText } from '../../../lib/format/numbers.ts';

/**
 * @param number 1-based position of the question in the exam
 * @returns null if its key never changed
 */
export function keyChangeText(question: ReviewedQuestion, number: number): string | null {
  const { key_change } = question;
  if (key_change === undefined) return null;

  const { reason, score_before, score_after } = key_change;
  return [
    `The key of question ${number} was changed: ${ruleText(question)}.`,
    reason === '' ? '' : `Reason: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`,
    scoreText(score_before, score_after),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function ruleText({ answer_indexes, marked, key_change }: ReviewedQuestion): string {
  const keys =
    marked === undefined
      ? [answer_indexes, ...(key_change?.also_right ?? [])].map(keyName)
      : [`“${marked.parts.map(({ key }) => key).join('; ')}”`];
  switch (key_change?.rule) {
    case 'all':
      return `${keys[0]} is right, and everyone gets the mark`;
    case 'leave':
      return 'the new one is for later exams, and your marks stay';
    default:
      return keys.length === 1 ? `${keys[0]} is right` : `both ${keys.join(' and ')} count`;
  }
}

/** @returns `B`, or `B with D` if several options are right together */
function keyName(key: readonly number[]): string {
  return key.map(optionLabel).join(' with ');
}

function scoreText(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  if (before === after) return 'Your mark did not change.';
  return `Your mark ${after > before ? 'rose' : 'fell'} from ${numberText(before)} to ${numberText(after)}.`;
}
