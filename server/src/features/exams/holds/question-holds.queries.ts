/** Finds questions that are held by running exams, and by exams that tutors have set. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { endOfExam } from '../exam/exams.repo.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import { heldAmong, heldOfCourses, isHeldByTutor } from './course-exam-holds.queries.ts';

/** The account whose holds are requested, and the time in milliseconds since the epoch. */
export interface Asking {
  userId: string;
  now: number;
}

/** Extends `Asking` with the statement that reads the account's courses. */
export interface AskingForAll extends Asking {
  courses: SQL;
}

/** Includes the grace period: an answer that is being sent at the deadline still counts. */
function runningOf({ userId, now }: Asking): SQL {
  const since = getInstant(now - answerGraceMs);
  return sql`FROM ${exams} JOIN ${examItems} ON ${examItems.examId} = ${exams.id}
    WHERE ${exams.userId} = ${userId} AND ${exams.finishedAt} IS NULL AND ${endOfExam} >= ${since}::timestamptz`;
}

export function heldIds(asking: AskingForAll): SQL {
  return sql`SELECT ${examItems.questionId} ${runningOf(asking)}
    UNION ALL ${heldOfCourses(asking.userId, asking.courses, asking.now)}`;
}

/** @returns the held ids among these, each with the title of an exam */
export async function findHeld(
  executor: Executor,
  asking: Asking,
  ids: readonly string[],
): Promise<{ questionId: string; title: string }[]> {
  const { rows } = await executor.execute<{ question_id: string; title: string }>(
    sql`SELECT ${examItems.questionId}, ${exams.title} ${runningOf(asking)}
      AND ${examItems.questionId} = ANY (${sql.param([...ids])}::uuid[])
      UNION ALL ${heldAmong(asking.userId, ids, asking.now)}`,
  );
  return rows.map(({ question_id: questionId, title }) => ({ questionId, title }));
}

/** @returns the title of an exam that this person sits, null if there is none */
export async function findHolder(executor: Executor, asking: Asking): Promise<string | null> {
  const { rows } = await executor.execute<{ title: string }>(
    sql`SELECT ${exams.title} ${runningOf(asking)} LIMIT 1`,
  );
  return rows[0]?.title ?? null;
}

/** @returns the condition that a question is held, as a part of a statement that has its id in this column */
export function isHeld(asking: Asking, questionId: SQLWrapper): SQL {
  return sql`(${questionId} IN (SELECT ${examItems.questionId} ${runningOf(asking)})
    OR ${isHeldByTutor(questionId, asking.userId, asking.now)})`;
}
