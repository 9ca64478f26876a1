/** Dates of class exams, for features that show them. */
import type { Executor } from '../../platform/database/database.ts';
import { findExams } from './class-exams.repo.ts';

/** @returns the next announced exam of each course, as ISO time by course; courses without one are absent */
export async function nextExamDates(
  executor: Executor,
  courseIds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const exams = (await findExams(executor, courseIds)).filter(
    ({ isCurrent, removedAt, examAt }) => isCurrent && removedAt === null && Date.parse(examAt) > now,
  );
  return new Map(exams.map(({ courseId, examAt }) => [courseId, examAt]));
}
