import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export type NoticeKind = 'handed_in' | 'contested' | 'remarked' | 'reported';

/** Notices for tutors that wait until they are sent together. */
export const examNotices = pgTable(
  'exam_notices',
  {
    kind: text().$type<NoticeKind>().notNull(),
    /** The paper, the remark or the report. */
    subjectId: uuid('subject_id').notNull(),
    /** The exam of the tutor, or the reported question. */
    groupId: uuid('group_id').notNull(),
    /** Null for a report. */
    paperId: uuid('paper_id'),
    /** The tutor. */
    userId: uuid('user_id').notNull(),
    happenedAt: instant('happened_at').notNull(),
    notifiedAt: instant('notified_at'),
  },
  ({ kind, subjectId }) => [primaryKey({ columns: [kind, subjectId] })],
);

export type ExamNoticeRow = typeof examNotices.$inferSelect;
