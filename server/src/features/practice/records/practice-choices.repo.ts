/** SQL for ids of questions by a person's results, for use in statements about questions. */
import { type SQL, sql } from 'drizzle-orm';
import { practiceAnswers, practiceOutcomes, questionBookmarks } from './practice.tables.ts';

/** Questions whose last answer was wrong. */
export function mistakenIds(userId: string): SQL {
  return sql`SELECT question_id FROM ${practiceOutcomes} WHERE user_id = ${userId} AND NOT correct`;
}

/** Mistakes whose last answer belongs to this day of the person, or to a later one of another zone. */
export function mistakenSince(userId: string, day: string): SQL {
  return sql`SELECT o.question_id FROM ${practiceOutcomes} AS o
    JOIN ${practiceAnswers} AS a ON a.user_id = o.user_id AND a.id = o.answer_id
    WHERE o.user_id = ${userId} AND NOT o.correct AND a.local_day >= ${day}`;
}

export function answeredIds(userId: string): SQL {
  return sql`SELECT question_id FROM ${practiceOutcomes} WHERE user_id = ${userId}`;
}

export function bookmarkedIds(userId: string): SQL {
  return sql`SELECT question_id FROM ${questionBookmarks} WHERE user_id = ${userId}`;
}

/** @returns ids that all of these have; null for none of them */
export function inAllOf(some: readonly (SQL | null)[]): SQL | null {
  const named = some.flatMap((ids) => (ids === null ? [] : [sql`(${ids})`]));
  return named.length === 0 ? null : sql.join(named, sql` INTERSECT `);
}

export function inFirstOnly(ids: SQL, others: SQL): SQL {
  return sql`(${ids}) EXCEPT (${others})`;
}
