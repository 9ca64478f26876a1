/** Statements that read ids of questions, as one feature hands them to another: rows never pass through the server. */
import { type SQL, sql } from 'drizzle-orm';

/** `SELECT` of one column, the ids of questions. */
export type QuestionIds = SQL;

/** @returns the statement that reads these */
export function listedIds(ids: readonly string[]): QuestionIds {
  return sql`SELECT unnest(${sql.param([...ids])}::uuid[])`;
}

/** Rows of `id, count, facility, discrimination, needs_review`, in parentheses. */
export type FigureRows = SQL;
