/** The texts of items, and items that say what a question says, whatever the order in which they show its options. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getBodyForm } from './body-form.ts';
import { examItems, paperTexts } from './exams.tables.ts';

/** The content of a question, by which its items are recognised. */
export interface AskedQuestion {
  questionId: string;
  stem: string;
  options: readonly string[];
  /** Null for a choice among options. */
  body: QuestionBody | null;
}

/** @returns the condition of items whose text says the same as the question */
export function saysTheSame({ questionId, stem, options, body }: AskedQuestion): SQL | undefined {
  const texts = sql`SELECT ${paperTexts.id} FROM ${paperTexts} WHERE ${paperTexts.questionId} = ${questionId}
    AND ${paperTexts.stem} = ${stem} AND ${paperTexts.bodyForm} IS NOT DISTINCT FROM ${getBodyForm(body)}
    AND ${paperTexts.options} = ${sql.param([...options])}::text[]`;
  return and(eq(examItems.questionId, questionId), sql`${examItems.textId} IN (${texts})`);
}

/** @returns the condition that joins the text of an item */
export const hasText = and(
  eq(paperTexts.questionId, examItems.questionId),
  eq(paperTexts.id, examItems.textId),
);
