/** What an exam says of a student's memory: each answered question is a review, a wrong answer one that was forgotten. */

import { isRight } from '@akada/core/exams/marking.ts';
import { gradeOfAnswer } from '@akada/core/memory/grade.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import type { NewReview } from '../../memory/memory.service.ts';
import type { ExamItemRow } from '../exam/exams.tables.ts';

/**
 * @param zone of the account
 * @returns a review of each answered question, with the same ids however often they are made
 */
export function reviewsOf(items: readonly ExamItemRow[], zone: string): NewReview[] {
  return items.flatMap((item) => {
    const { examId, questionId, choices, answeredAt, tookMs } = item;
    if (choices === null || answeredAt === null) return [];
    const known = { hints: 0, certainty: null, tookMs, usualMs: null };
    return {
      id: repeatableId('exam-review', examId, questionId),
      itemKind: 'question',
      itemId: questionId,
      grade: gradeOfAnswer({ correct: isRight(item), ...known }),
      givenAt: answeredAt,
      localDay: localDay(Date.parse(answeredAt), zone),
      ...{ zone, tookMs },
    };
  });
}
