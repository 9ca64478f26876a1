import type { ExamResult } from '@akada/contract/exams.ts';
import { countUncounted } from '@akada/core/quiz/answer-queue.ts';
import { useEffect, useState } from 'react';
import { forgetAnswers, keptAnswers } from './kept-answers.ts';

/** How many answers of this device the result leaves out. Said once: after that the device forgets them. */
export function useNotCounted(userId: string, result: ExamResult): number {
  const [count] = useState(() => {
    const counted = Object.fromEntries(result.questions.map(({ id, choice }) => [id, choice]));
    return countUncounted(keptAnswers(userId, result.id), counted);
  });

  useEffect(() => forgetAnswers(userId, result.id), [userId, result.id]);
  return count;
}
