import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { GuideOrigin, GuideSection } from '@akada/core/guide/guide-rules.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

export const guides = pgTable('guides', {
  /** The id of its generation, which has the status. */
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  noteId: uuid('note_id').notNull(),
  title: text().notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** The model that made sections of it; null if none did. */
  model: text(),
  /** The reason why the engine made all or the rest of it. */
  offlineReason: text('offline_reason').$type<OfflineReason>(),
  createdAt: instant('created_at').notNull(),
  ...undoColumns(),
});

export type GuideRow = typeof guides.$inferSelect;

export const guideSections = pgTable(
  'guide_sections',
  {
    guideId: uuid('guide_id').notNull(),
    number: integer().notNull(),
    userId: uuid('user_id').notNull(),
    made: jsonb().$type<GuideSection>().notNull(),
    origin: text().$type<GuideOrigin>().notNull(),
    /** The word count of the visible text. */
    words: integer().notNull(),
    own: text(),
    showsOwn: boolean('shows_own').notNull().default(false),
    /** A tree for each text, in the order of `getTexts`. */
    content: jsonb().$type<(ContentTree | null)[]>().notNull(),
    contentVersion: integer('content_version').notNull(),
    version: integer().notNull().default(1),
    changedAt: instant('changed_at').notNull(),
  },
  ({ guideId, number }) => [primaryKey({ columns: [guideId, number] })],
);

export type GuideSectionRow = typeof guideSections.$inferSelect;
