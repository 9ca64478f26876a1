/** SQL for ids of questions by a person's results, for use in statements about questions. */
import { type SQL, sql } from 'drizzle-orm';
import { practiceOutcomes, questionBookmarks } from './practice.tables.ts';

/** Questions whose last answer was wrong. */
export function mistakenIds(userId: string): SQL {
  return sql`SELECT question_id FROM ${practiceOutcomes} WHERE user_id = ${userId} AND NOT correct`;
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
