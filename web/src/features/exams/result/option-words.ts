import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import type { ChoiceTone } from '../../../ui/question/choice.tsx';

type Answered = Pick<ReviewedQuestion, 'answer_indexes' | 'choices'>;

/** @returns how an option of an answered question is shown, and in words what it was */
export function optionWords(
  { answer_indexes, choices }: Answered,
  position: number,
): { tone: ChoiceTone; verdict?: string } {
  const isKey = answer_indexes.includes(position);
  const isChosen = choices?.includes(position) ?? false;

  if (isKey) return { tone: 'right', verdict: isChosen ? 'Right answer, and yours' : 'Right answer' };
  return isChosen ? { tone: 'wrong', verdict: 'Your answer, not right' } : { tone: 'passed' };
}
