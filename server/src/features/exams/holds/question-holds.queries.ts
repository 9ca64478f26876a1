/** Finds questions that are held by running exams, and by exams that tutors have set. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { endOfExam } from '../exam/exams.repo.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import {
  getMoment,
  type HoldMoment,
  heldAmong,
  heldOfCourses,
  isHeldByTutor,
} from './course-exam-holds.queries.ts';

/** The account whose holds are requested, and the time in milliseconds since the epoch. */
export interface Asking {
  userId: string;
  now: number;
}

/** Extends `Asking` with the statement that reads the account's courses. */
export interface AskingForAll extends Asking {
  courses: SQL;
}

function runningOf({ userId, since }: HoldMoment): SQL {
  return sql`FROM ${exams} JOIN ${examItems} ON ${examItems.examId} = ${exams.id}
    WHERE ${exams.userId} = ${userId} AND ${exams.finishedAt} IS NULL AND ${endOfExam} >= ${since}::timestamptz`;
}

export function heldIds({ userId, courses, now }: AskingForAll): SQL {
  return sql`SELECT ${examItems.questionId} ${runningOf(getMoment(userId, now))}
    UNION ALL ${heldOfCourses(userId, courses, now)}`;
}

/** The statement is on the path of every list of questions, and planning it takes five times as long as running it. */
const prepareHeld = prepareOnce((executor) => {
  const moment = {
    userId: sql.placeholder('userId'),
    time: sql.placeholder('time'),
    since: sql.placeholder('since'),
  };
  const ids = sql.placeholder('ids');
  const heldRows = sql`(SELECT ${examItems.questionId}, ${exams.title} ${runningOf(moment)}
    AND ${examItems.questionId} = ANY (${ids}::uuid[]) UNION ALL ${heldAmong(moment, ids)}) AS held`;
  return executor
    .select({ questionId: sql<string>`question_id`, title: sql<string>`title` })
    .from(heldRows)
    .prepare('exams.held');
});

/** @returns the held ids among these, each with the title of an exam */
export async function findHeld(
  executor: Executor,
  { userId, now }: Asking,
  ids: readonly string[],
): Promise<{ questionId: string; title: string }[]> {
  return prepareHeld(executor).execute({ ...getMoment(userId, now), ids: [...ids] });
}

/** @returns the title of an exam that this person sits, null if there is none */
export async function findHolder(executor: Executor, asking: Asking): Promise<string | null> {
  const { rows } = await executor.execute<{ title: string }>(
    sql`SELECT ${exams.title} ${runningOf(getMoment(asking.userId, asking.now))} LIMIT 1`,
  );
  return rows[0]?.title ?? null;
}

/** @returns the condition that a question is held, as a part of a statement that has its id in this column */
export function isHeld({ userId, now }: Asking, questionId: SQLWrapper): SQL {
  return sql`(${questionId} IN (SELECT ${examItems.questionId} ${runningOf(getMoment(userId, now))})
    OR ${isHeldByTutor(questionId, userId, now)})`;
}
