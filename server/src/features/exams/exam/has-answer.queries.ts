import { sql } from 'drizzle-orm';
import { examItems } from './exams.tables.ts';

/** The condition of answered questions: with options or in words. */
export const hasAnswer = sql<boolean>`num_nonnulls(${examItems.choices}, ${examItems.response}) > 0`;
