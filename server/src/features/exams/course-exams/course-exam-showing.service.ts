/** What a student is shown of exams that a tutor set, and of own ones that would tell keys of these, and since when. */
import { keysFrom, resultsFrom } from '@akada/core/exams/course-exam.ts';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import * as repo from './course-exams.repo.ts';
import type { Allowance, CourseExamRow } from './course-exams.tables.ts';
import { isPublished, type PublishedExam } from './published-exam.ts';
import { findOpenBeside, findSittings, type Sitting } from './sittings.repo.ts';

/** From when something of a sitting that ended shows: ISO time, null for never. */
export interface Showing {
  resultsFrom: string | null;
  keysFrom: string | null;
}

type Ended = Pick<ExamRow, 'id' | 'userId' | 'sourceKind' | 'sourceKey' | 'finishedAt'>;

/**
 * An own exam that began before an exam of a tutor opened, and ended while it was open, waits for its keys where both
 * ask a question: with few questions the marks alone would tell.
 * @returns for a sitting of one student when it shows; null for one to which nobody but its student sets rules
 */
export async function showingOf(
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
  const allowances = await repo.allowancesOf(executor, userId, ids);
  const all = Map.groupBy(await findSittings(executor, ids, userId), ({ courseExamId }) => courseExamId);
  const showingBy = (courseExamId: string, finishedAt: string): Showing | null => {
    const exam = exams.get(courseExamId);
    // With a tutor's exam its rules are gone, and nobody can begin it any more.
    if (!exam || !isPublished(exam)) return null;
    return showing(exam, finishedAt, attemptsLeft(exam, allowances(exam.id), all.get(exam.id) ?? []));
  };
  return ({ id, sourceKey, finishedAt }) => {
    if (finishedAt === null) return null;
    const others = (beside.get(id) ?? []).flatMap((other) => showingBy(other, finishedAt) ?? []);
    return others.length > 0 ? withLastKeys(others) : showingBy(sourceKey ?? '', finishedAt);
  };
}

/** @returns that of which nothing shows before the keys of all of these do */
function withLastKeys(others: readonly Showing[]): Showing {
  const times = others.map(({ keysFrom }) => keysFrom);
  const last = times.reduce((one, other) => (one === null || other === null || one > other ? one : other));
  const from = times.includes(null) ? null : last;
  return { resultsFrom: from, keysFrom: from };
}

/** @returns attempts that can be begun or run */
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
  const { resultsShow, keysShow } = exam;
  const [closesAt, ended] = [Date.parse(exam.closesAt), Date.parse(finishedAt)];
  const sitting = { resultsShow, keysShow, closesAt, finishedAt: ended, attemptsLeft: left };
  const time = (from: number | null) => (from === null ? null : instantOf(from));
  return { resultsFrom: time(resultsFrom(sitting)), keysFrom: time(keysFrom(sitting)) };
}

/** @returns whether that time has come */
export function showsBy(from: string | null, now: number): boolean {
  return from !== null && Date.parse(from) <= now;
}
