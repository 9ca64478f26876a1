/** Questions whose keys an exam of a tutor holds back, from its opening until they show. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import { courseExamQuestions, courseExamStudents, courseExams } from '../course-exams/course-exams.tables.ts';
import { exams } from '../exam/exams.tables.ts';

/** Whose holds are read, and when: values, or placeholders of a statement that is prepared once. */
export interface HoldMoment {
  userId: string | SQLWrapper;
  time: string | SQLWrapper;
  /** The grace period earlier: an answer that is being sent at the deadline still counts. */
  since: string | SQLWrapper;
}

/** @param now in milliseconds since the epoch */
export function getMoment(userId: string, now: number): HoldMoment {
  return { userId, time: getInstant(now), since: getInstant(now - answerGraceMs) };
}

/** Keys that show immediately still wait for the last attempt, as in `keysFrom` of core. */
function hasAttempts(userId: HoldMoment['userId']): SQL {
  const ended = sql`SELECT count(*) FROM ${exams} WHERE ${exams.sourceKind} = 'course_exam'
    AND ${exams.sourceKey} = ${courseExams.id}::text AND ${exams.userId} = ${userId} AND ${exams.finishedAt} IS NOT NULL`;
  const extra = sql`SELECT ${courseExamStudents.extraAttempts} FROM ${courseExamStudents}
    WHERE ${courseExamStudents.courseExamId} = ${courseExams.id} AND ${courseExamStudents.userId} = ${userId}`;
  return sql`(${ended}) < ${courseExams.attempts} + coalesce((${extra}), 0)`;
}

/** Deleted ones hold too while they can be restored. Its own tutor may read the keys. */
function holds({ userId, time, since }: HoldMoment): SQL {
  const closed = sql`${courseExams.closesAt} < ${since}::timestamptz`;
  return sql`${courseExams.publishedAt} IS NOT NULL AND ${courseExams.userId} <> ${userId}
    AND ${courseExams.opensAt} <= ${time}::timestamptz
    AND CASE ${courseExams.keysShow} WHEN 'never' THEN true WHEN 'after_close' THEN NOT (${closed})
      ELSE NOT (${closed}) AND ${hasAttempts(userId)} END`;
}

const joined = sql`${courseExams} JOIN ${courseExamQuestions} ON ${courseExamQuestions.courseExamId} = ${courseExams.id}`;

/**
 * Ignores membership of the course, because a student who left can come back and sit.
 *
 * @returns the statement that reads ids and titles of the held questions among these
 */
export function heldAmong(moment: HoldMoment, ids: SQLWrapper): SQL {
  return sql`SELECT ${courseExamQuestions.questionId}, ${courseExams.title} FROM ${joined}
    WHERE ${courseExamQuestions.questionId} = ANY (${ids}::uuid[]) AND ${holds(moment)}`;
}

/** @param courses the statement that reads ids of courses @returns the statement that reads all that are held of them */
export function heldOfCourses(userId: string, courses: SQL, now: number): SQL {
  return sql`SELECT ${courseExamQuestions.questionId} FROM ${joined}
    WHERE ${courseExams.courseId} IN (${courses}) AND ${holds(getMoment(userId, now))}`;
}

/** @returns the condition that a question is held, as a part of a statement that has its id in this column */
export function isHeldByTutor(questionId: SQLWrapper, userId: string, now: number): SQL {
  return sql`EXISTS (SELECT FROM ${joined}
    WHERE ${courseExamQuestions.questionId} = ${questionId} AND ${holds(getMoment(userId, now))})`;
}

/** @returns the statement that reads all that are held of one */
export function heldOfCourse(userId: string, courseId: string, now: number): SQL {
  return heldOfCourses(userId, sql`SELECT ${courseId}::uuid`, now);
}
