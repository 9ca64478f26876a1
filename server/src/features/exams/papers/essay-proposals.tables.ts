import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The proposal for a criterion. */
export interface CriterionProposal {
  points: number;
  /** Verbatim from the answer. */
  quotation: string;
  reason: string;
}

/** Proposals of a language model. They never count, and only the tutor sees them. */
export const essayProposals = pgTable('essay_proposals', {
  examId: uuid('exam_id').notNull(),
  questionId: uuid('question_id').notNull(),
  criteria: jsonb().$type<CriterionProposal[]>().notNull(),
  model: text().notNull(),
  promptVersion: smallint('prompt_version').notNull(),
  createdAt: instant('created_at').notNull(),
  /** `accepted` if the first marks after it have its points; null until then. */
  outcome: text().$type<'accepted' | 'changed'>(),
  /** The points of those marks, to measure the agreement. */
  givenPoints: jsonb('given_points').$type<number[]>(),
});

export type EssayProposalRow = typeof essayProposals.$inferSelect;
