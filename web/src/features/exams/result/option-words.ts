import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import type { ChoiceTone } from '../../../ui/question/choice.tsx';

type Answered = Pick<ReviewedQuestion, 'answer_indexes' | 'choices' | 'correct' | 'key_change'>;

/** @returns the tone of an option of an answered question, and its verdict in words */
export function optionWords(
  { answer_indexes, choices, correct, key_change }: Answered,
  position: number,
): { tone: ChoiceTone; verdict?: string } {
  const keys = [answer_indexes, ...(key_change?.also_right ?? [])];
  const isKey = keys.some((key) => key.includes(position));
  const isChosen = choices?.includes(position) ?? false;

  if (isKey) return { tone: 'right', verdict: isChosen ? 'Right answer, and yours' : 'Right answer' };
  if (!isChosen) return { tone: 'passed' };
  // A question with a wrong key can count for everybody.
  if (correct) return { tone: 'chosen', verdict: 'Your answer, and it counts' };
  return { tone: 'wrong', verdict: 'Your answer, not right' };
}
