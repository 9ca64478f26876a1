import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { countUncounted } from '@akada/core/exams/answer-queue.ts';
import { useEffect, useState } from 'react';
import { forgetAnswers, storedAnswers } from '../stored-answers.ts';

/**
 * @returns the number of answers on this device that the result does not count; reported once, then the
 * device clears them
 */
export function useNotCounted(userId: string, result: ExamResult): number {
  const [count] = useState(() => {
    const counted = Object.fromEntries(
      result.questions.map(({ id, choices, response }) => [id, { choices, response }]),
    );
    return countUncounted(storedAnswers(userId, result.id), counted);
  });

  useEffect(() => forgetAnswers(userId, result.id), [userId, result.id]);
  return count;
}
