/**
 * Decides when a student sees the results and keys of a tutor's exam, and of the student's own exams that
 * would reveal these keys.
 */
import { keysFrom, needsRelease, resultsFrom } from '@akada/core/exams/course-exam.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import * as repo from './course-exams.repo.ts';
import type { Allowance, CourseExamRow } from './course-exams.tables.ts';
import { isPublished, type PublishedExam } from './published-exam.ts';
import { findOpenBeside, findSittings, type Sitting } from './sittings.repo.ts';

/** ISO times from which parts of an ended sitting show; null for never. */
export interface Showing {
  resultsFrom: string | null;
  keysFrom: string | null;
  /** True while they wait until the tutor releases the marks. */
  isMarking: boolean;
}

type Ended = Pick<ExamRow, 'id' | 'userId' | 'sourceKind' | 'sourceKey' | 'finishedAt'>;

/**
 * A student's own exam that began before a tutor's exam opened, and ended while it was open, waits for its
 * keys if both ask the same question: with few questions the marks would already reveal them.
 *
 * @returns when a student's sitting shows; null if only its student sets its rules
 */
export async function getShowing(
  executor: Executor,
  userId: string,
  sittings: readonly Ended[],
): Promise<(sitting: Ended) => Showing | null> {
  const mayShareQuestions = sittings.filter(
    ({ sourceKind, finishedAt }) => (sourceKind === 'course' || sourceKind === null) && finishedAt !== null,
  );
  const beside = await findOpenBeside(
    executor,
    mayShareQuestions.map(({ id }) => id),
  );
  const ids = [
    ...sittings.flatMap(({ sourceKind, sourceKey }) =>
      sourceKind === 'course_exam' && sourceKey !== null ? [sourceKey] : [],
    ),
    ...[...beside.values()].flat(),
  ];
  const exams = new Map((await repo.findCourseExams(executor, ids)).map((row) => [row.id, row]));
  const allowances = await repo.getAllowances(executor, userId, ids);
  const all = Map.groupBy(await findSittings(executor, ids, userId), ({ courseExamId }) => courseExamId);
  const showingBy = (courseExamId: string, finishedAt: string): Showing | null => {
    const exam = exams.get(courseExamId);
    // The rules were deleted with the tutor's exam, so no student can begin it any more.
    if (!exam || !isPublished(exam)) return null;
    return showing(exam, finishedAt, attemptsLeft(exam, allowances(exam.id), all.get(exam.id) ?? []));
  };
  return ({ id, sourceKey, finishedAt }) => {
    if (finishedAt === null) return null;
    const others = (beside.get(id) ?? []).flatMap((other) => showingBy(other, finishedAt) ?? []);
    return others.length > 0 ? withLastKeys(others) : showingBy(sourceKey ?? '', finishedAt);
  };
}

/** @returns a showing in which nothing shows before the last key of all these exams */
function withLastKeys(others: readonly Showing[]): Showing {
  const times = others.map(({ keysFrom }) => keysFrom);
  const last = times.reduce((one, other) => (one === null || other === null || one > other ? one : other));
  const from = times.includes(null) ? null : last;
  return { resultsFrom: from, keysFrom: from, isMarking: false };
}

/** @returns attempts that can still be started or are running */
export function attemptsLeft(
  { attempts }: Pick<CourseExamRow, 'attempts'>,
  { extraAttempts }: Allowance,
  sittings: readonly Sitting[],
): number {
  return Math.max(
    0,
    attempts + extraAttempts - sittings.filter(({ finishedAt }) => finishedAt !== null).length,
  );
}

export function showing(exam: PublishedExam, finishedAt: string, left: number): Showing {
  const { resultsShow, keysShow, asksEssays } = exam;
  const [closesAt, ended] = [Date.parse(exam.closesAt), Date.parse(finishedAt)];
  const releasedAt = exam.releasedAt === null ? null : Date.parse(exam.releasedAt);
  const times = { closesAt, finishedAt: ended, releasedAt };
  const sitting = { resultsShow, keysShow, asksEssays, attemptsLeft: left, ...times };
  const time = (from: number | null) => (from === null ? null : getInstant(from));
  return {
    resultsFrom: time(resultsFrom(sitting)),
    keysFrom: time(keysFrom(sitting)),
    isMarking: waitsForRelease(exam),
  };
}

/** @returns true until the tutor of an exam with essays releases its marks, if they show to all students together */
export function waitsForRelease(
  exam: Pick<CourseExamRow, 'asksEssays' | 'resultsShow' | 'releasedAt'>,
): boolean {
  return exam.releasedAt === null && needsRelease(exam);
}

/** @returns whether that time has come */
export function showsBy(from: string | null, now: number): boolean {
  return from !== null && Date.parse(from) <= now;
}
