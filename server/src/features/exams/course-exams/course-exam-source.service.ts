/** Finds the source of an attempt at a tutor's exam, if its student may begin one now. */
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { PaperRules, PaperSource } from '../exam/paper-source.ts';
import { fixedPool } from './course-exam-pool.service.ts';
import * as repo from './course-exams.repo.ts';
import { getState, isPublished, type PublishedExam } from './published-exam.ts';
import { findSittings } from './sittings.repo.ts';

/** The student and the exam to begin. */
export interface Beginning {
  userId: string;
  courseExamId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** @throws Fault `not_found` if the exam is not set for this student, `conflict` outside of its window */
export async function courseExamSource(
  tx: Transaction,
  { userId, courseExamId, now }: Beginning,
): Promise<PaperSource> {
  const exam = await repo.holdCourseExam(tx, courseExamId);
  const joined = await joinedCourses(tx, userId);
  if (!exam || !isPublished(exam) || !joined.some(({ id }) => id === exam.courseId)) throw notFound();

  assertOpen(exam, now);
  const { extraAttempts, extraPercent } = (await repo.getAllowances(tx, userId, [courseExamId]))(
    courseExamId,
  );
  const sittings = await findSittings(tx, [courseExamId], userId);
  const pool = await fixedPool(tx, courseExamId);
  if (pool.length === 0) {
    throw new Fault('conflict', 'All questions of this exam were withdrawn. Tell your tutor.');
  }
  const { durationMinutes, marking, questionCount, title } = exam;
  return {
    kind: 'set',
    source: { sourceKind: 'course_exam', sourceKey: courseExamId },
    title,
    parts: [{ title: null, pool, available: pool.length, wanted: questionCount }],
    rules: {
      durationMinutes,
      marking,
      extraPercent,
      attempt: sittings.length + 1,
      attempts: exam.attempts + extraAttempts,
      closesAt: Date.parse(exam.closesAt),
    },
  };
}

function assertOpen({ opensAt, closesAt }: PublishedExam, now: number): void {
  const state = getState({ opensAt, closesAt }, now);
  if (state === 'coming') {
    throw new Fault('conflict', 'This exam has not opened yet.', { facts: { opens_at: opensAt } });
  }
  if (state === 'closed')
    throw new Fault('conflict', 'This exam has closed.', { facts: { closes_at: closesAt } });
}

/**
 * Runs once none of the student's exams is running any more, because a running one must be continued. A
 * sitting that ends in the meantime keeps its number.
 *
 * @throws Fault `conflict` without an attempt left
 */
export function assertAttempt({ attempt, attempts }: PaperRules): void {
  if (attempt <= attempts) return;
  throw new Fault(
    'conflict',
    attempts === 1
      ? 'You have sat this exam.'
      : `You have sat this exam ${attempts} times, which is the most.`,
  );
}
