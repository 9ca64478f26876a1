/** What an attempt at an exam of a tutor is drawn from, where its student may begin one now. */
import { examPhase } from '@akada/core/exams/exam-clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { PaperSource } from '../exam/paper-source.ts';
import { fixedPool } from './course-exam-pool.service.ts';
import * as repo from './course-exams.repo.ts';
import type { Allowance } from './course-exams.tables.ts';
import { isPublished, type PublishedExam, stateOf } from './published-exam.ts';
import { findSittings } from './sittings.repo.ts';

/** Who wants to begin which exam. */
export interface Beginning {
  userId: string;
  courseExamId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * @throws Fault `not_found` for what is not set for this student, `conflict` outside of its window and without an attempt
 *   left. One that runs is left to whoever begins the next one.
 */
export async function courseExamSource(
  tx: Transaction,
  { userId, courseExamId, now }: Beginning,
): Promise<PaperSource> {
  await repo.lockAttempts(tx, courseExamId, userId);
  const exam = await repo.holdCourseExam(tx, courseExamId);
  const joined = await joinedCourses(tx, userId);
  if (!exam || !isPublished(exam) || !joined.some(({ id }) => id === exam.courseId)) throw notFound();

  assertOpen(exam, now);
  const allowance = (await repo.allowancesOf(tx, userId, [courseExamId]))(courseExamId);
  await assertAttempt(tx, { exam, allowance, userId }, now);
  const pool = await fixedPool(tx, courseExamId);
  if (pool.length === 0) {
    throw new Fault('conflict', 'All questions of this exam were taken back. Tell your tutor.');
  }
  const { durationMinutes, marking, questionCount, title } = exam;
  return {
    kind: 'set',
    source: { sourceKind: 'course_exam', sourceKey: courseExamId },
    title,
    parts: [{ title: null, pool, available: pool.length, wanted: questionCount }],
    rules: {
      ...{ durationMinutes, marking, extraPercent: allowance.extraPercent },
      closesAt: Date.parse(exam.closesAt),
    },
  };
}

function assertOpen({ opensAt, closesAt }: PublishedExam, now: number): void {
  const state = stateOf({ opensAt, closesAt }, now);
  if (state === 'coming') {
    throw new Fault('conflict', 'This exam has not opened yet.', { facts: { opens_at: opensAt } });
  }
  if (state === 'closed')
    throw new Fault('conflict', 'This exam has closed.', { facts: { closes_at: closesAt } });
}

async function assertAttempt(
  tx: Transaction,
  { exam, allowance, userId }: { exam: PublishedExam; allowance: Allowance; userId: string },
  now: number,
): Promise<void> {
  const sittings = await findSittings(tx, [exam.id], userId);
  const isRunning = sittings.some(
    ({ finishedAt, deadlineAt }) => finishedAt === null && examPhase(Date.parse(deadlineAt), now) !== 'over',
  );
  const allowed = exam.attempts + allowance.extraAttempts;
  if (isRunning || sittings.length < allowed) return;
  throw new Fault(
    'conflict',
    allowed === 1 ? 'You have sat this exam.' : `You have sat this exam ${allowed} times, which is the most.`,
  );
}
