/** Statements that read ids of questions, as one feature hands them to another: rows never pass through the server. */
import type { SQL } from 'drizzle-orm';

/** `SELECT` of one column, the ids of questions. */
export type QuestionIds = SQL;
