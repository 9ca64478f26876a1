import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export type PartDecision = 'open' | 'accepted' | 'rejected';

/** Typed answers that students contest, at most one contest for each question of an exam. */
export const answerContests = pgTable(
  'answer_contests',
  {
    examId: uuid('exam_id').notNull(),
    questionId: uuid('question_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The tidied text of each part; empty for a part that is not contested. */
    answers: text().array().notNull(),
    /** The decision about each part. */
    decisions: text().array().$type<PartDecision[]>().notNull(),
    state: text().$type<'open' | 'accepted' | 'rejected' | 'withdrawn'>().notNull(),
    reason: text(),
    /** The account that decided; null once it was deleted. */
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** The change of the key that accepted a part of it last. */
    keyChangeId: uuid('key_change_id'),
    contestedAt: instant('contested_at').notNull(),
    /** The time at which the author was told of it. */
    announcedAt: instant('announced_at'),
  },
  ({ examId, questionId }) => [primaryKey({ columns: [examId, questionId] })],
);

export type AnswerContestRow = typeof answerContests.$inferSelect;
