/**
 * Turns an exam into reviews for a student's memory: each answered question is a review, and a wrong answer
 * counts as a lapse.
 */

import { isAnswered, isRight } from '@akada/core/exams/marking.ts';
import { type Grade, gradeOfAnswer } from '@akada/core/memory/grade.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import type { Correction, NewReview } from '../../memory/memory.service.ts';
import type { ExamItemRow } from '../exam/exams.tables.ts';

/**
 * @param zone of the account
 * @returns a review of each answered question, essays excepted, with the same ids however often they are made
 */
export function getReviews(items: readonly ExamItemRow[], zone: string): NewReview[] {
  return items.flatMap((item) => {
    const { questionId, answeredAt, tookMs } = item;
    // Nobody practises essays.
    if (!isAnswered(item) || answeredAt === null || item.type === 'essay') return [];
    return {
      id: reviewId(item),
      itemKind: 'question',
      itemId: questionId,
      grade: getGrade(item),
      givenAt: answeredAt,
      localDay: localDay(Date.parse(answeredAt), zone),
      zone,
      tookMs,
    };
  });
}

/** @returns what the review of an item counts as now, where it counted as something else before; else nothing */
export function getCorrection(previous: ExamItemRow, now: ExamItemRow): Correction[] {
  const grade = getGrade(now);
  return grade === getGrade(previous) ? [] : [{ id: reviewId(now), grade }];
}

/** @returns the id of the review that an answer becomes */
export function reviewId({ examId, questionId }: Pick<ExamItemRow, 'examId' | 'questionId'>): string {
  return repeatableId('exam-review', examId, questionId);
}

/** A mark that everybody was given is no sign that this student knew. */
function getGrade({ accepted, ...item }: ExamItemRow): Grade {
  const correct = isRight({ ...item, accepted: accepted && { ...accepted, everyone: false } });
  return gradeOfAnswer({ correct, hints: 0, certainty: null, tookMs: item.tookMs, usualMs: null });
}
