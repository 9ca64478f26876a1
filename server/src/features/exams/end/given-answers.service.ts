/** Answers in ended exams with their marks, for the statistics of other features. */
import { getPercent } from '@akada/core/exams/marking.ts';
import { grades } from '@akada/core/memory/grade.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import { reviewId } from './exam-memory.ts';
import * as queries from './given-answers.queries.ts';

export const answeredInExam = queries.findAnsweredIn;
export const answeredInExams = queries.findAnswered;

/**
 * @returns answers to these questions, from the most recently ended exam first. Their correctness comes from
 * memory, and is null until the student may know it
 */
export async function givenInExams(
  executor: Executor,
  memory: Pick<MemoryService, 'events'>,
  { userId, questionIds }: { userId: string; questionIds: readonly string[] },
) {
  const rows = await queries.findGiven(executor, userId, questionIds);
  const requested = [...new Set(rows.map(({ questionId }) => questionId))];
  const events = await memory.events(executor, userId, { itemKind: 'question', ids: requested });
  const gradeOf = new Map(events.map(({ id, grade }) => [id, grade]));
  return rows.map((row) => {
    const id = reviewId(row);
    const grade = gradeOf.get(id) ?? null;
    return { ...row, id, correct: grade === null ? null : grade !== grades.again };
  });
}

export type EndedExam = Awaited<ReturnType<typeof endedExams>>[number];

/** @returns the newest exams of this person that ended, the last one first; without a score while that does not show */
export async function endedExams(
  executor: Executor,
  { userId, now }: { userId: string; now: number },
  limit: number,
) {
  const rows = await queries.findEnded(executor, userId, limit);
  const showing = await getShowing(executor, userId, rows);
  return rows.map(({ score, maxScore, ...row }) => {
    const rules = showing(row);
    const shows = rules === null || showsBy(rules.resultsFrom, now);
    return {
      ...row,
      percent: !shows || score === null || maxScore === null ? null : getPercent(score, maxScore),
    };
  });
}
