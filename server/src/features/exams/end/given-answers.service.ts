/** What was answered in exams that ended and what they gave, as other features count it. */
import { percentOf } from '@akada/core/exams/marking.ts';
import { grades } from '@akada/core/memory/grade.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { showingOf, showsBy } from '../course-exams/course-exam-showing.service.ts';
import { reviewId } from './exam-memory.ts';
import * as queries from './given-answers.queries.ts';

export const answeredInExam = queries.findAnsweredIn;
export const answeredInExams = queries.findAnswered;

/**
 * @returns answers to these questions, that of the exam that ended last first. Whether one was right is what memory says of
 *   it, null while that may not be known
 */
export async function givenInExams(
  executor: Executor,
  memory: Pick<MemoryService, 'events'>,
  { userId, questionIds }: { userId: string; questionIds: readonly string[] },
) {
  const rows = await queries.findGiven(executor, userId, questionIds);
  const asked = [...new Set(rows.map(({ questionId }) => questionId))];
  const events = await memory.events(executor, userId, { itemKind: 'question', ids: asked });
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
  const showing = await showingOf(executor, userId, rows);
  return rows.map(({ score, maxScore, ...row }) => {
    const rules = showing(row);
    const shows = rules === null || showsBy(rules.resultsFrom, now);
    return {
      ...row,
      percent: !shows || score === null || maxScore === null ? null : percentOf(score, maxScore),
    };
  });
}
