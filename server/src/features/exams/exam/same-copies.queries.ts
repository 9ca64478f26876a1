/** Copies that say what a question says, whatever the order in which they show its options. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getBodyForm } from './body-form.ts';
import { examItems } from './exams.tables.ts';

/** The content of a question, by which its copies are recognised. */
export interface AskedQuestion {
  questionId: string;
  stem: string;
  options: readonly string[];
  /** Null for a choice among options. */
  body: QuestionBody | null;
}

/** @returns the condition of copies that say the same as the question */
export function saysTheSame({ questionId, stem, options, body }: AskedQuestion): SQL | undefined {
  const own = sql`${sql.param([...options])}::text[]`;
  const shown = sql`ARRAY(SELECT (${own})[own + 1]
    FROM unnest(${examItems.optionOrder}) WITH ORDINALITY AS moved (own, place) ORDER BY place)`;
  return and(
    eq(examItems.questionId, questionId),
    eq(examItems.stem, stem),
    sql`${examItems.bodyForm} IS NOT DISTINCT FROM ${getBodyForm(body)}`,
    sql`${examItems.options} = CASE WHEN ${examItems.optionOrder} IS NULL THEN ${own} ELSE ${shown} END`,
  );
}
