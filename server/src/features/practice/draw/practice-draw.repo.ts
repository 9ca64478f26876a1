/** Loads a student's facts for a draw: one named prepared statement, because every sitting begins with it. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { practiceAnswers, practiceOutcomes, questionBookmarks } from '../records/practice.tables.ts';

/** The median covers at most this many recent answers, and needs at least this many. */
const mostTimes = 100;
const fewestTimes = 10;

export interface OwnMarks {
  /** Median time of the last answers in milliseconds, null while there are few. */
  usualMs: number | null;
  /** The questions that the student has marked. */
  bookmarked: ReadonlySet<string>;
  /** The questions whose last answer was not right. */
  missed: readonly string[];
}

export function prepareOwnMarks({ db }: Pick<Database, 'db'>) {
  const userId = sql.placeholder('userId');
  const usualMs = sql<number | null>`(
    SELECT CASE WHEN count(*) >= ${sql.raw(String(fewestTimes))}
      THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY took_ms) END
    FROM (SELECT took_ms FROM ${practiceAnswers} WHERE user_id = ${userId}
      ORDER BY given_at DESC, id LIMIT ${sql.raw(String(mostTimes))}) AS last)`;
  const bookmarked = sql<string[]>`ARRAY(SELECT question_id FROM ${questionBookmarks}
    WHERE user_id = ${userId} AND question_id = ANY (${sql.placeholder('ids')}::uuid[]))`;
  const missed = sql<string[]>`ARRAY(SELECT question_id FROM ${practiceOutcomes}
    WHERE user_id = ${userId} AND NOT correct AND question_id = ANY (${sql.placeholder('ids')}::uuid[]))`;
  const marks = db
    .select({ usualMs, bookmarked, missed })
    .from(sql`(SELECT) AS nothing`)
    .prepare('practice.own_marks');
  return async (student: string, ids: readonly string[]): Promise<OwnMarks> => {
    const [row] = await marks.execute({ userId: student, ids: [...ids] });
    return {
      usualMs: row?.usualMs ?? null,
      bookmarked: new Set(row?.bookmarked),
      missed: row?.missed ?? [],
    };
  };
}
