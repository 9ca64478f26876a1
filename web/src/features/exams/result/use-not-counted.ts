import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { countUncounted } from '@akada/core/exams/answer-queue.ts';
import { useEffect, useState } from 'react';
import { forgetAnswers, storedAnswers } from '../stored-answers.ts';

/** @returns how many answers of this device the result does not count; said once: after that the device forgets them */
export function useNotCounted(userId: string, result: ExamResult): number {
  const [count] = useState(() => {
    const counted = Object.fromEntries(result.questions.map(({ id, choices }) => [id, choices]));
    return countUncounted(storedAnswers(userId, result.id), counted);
  });

  useEffect(() => forgetAnswers(userId, result.id), [userId, result.id]);
  return count;
}
