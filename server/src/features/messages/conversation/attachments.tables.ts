import type { AttachmentKind } from '@akada/core/messages/attachment-rules.ts';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const messageAttachments = pgTable('message_attachments', {
  /** Made by the device of its author. */
  id: uuid().primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  authorId: uuid('author_id').notNull(),
  /** Null until a message is sent with it. */
  messageId: uuid('message_id'),
  kind: text().$type<AttachmentKind>().notNull(),
  title: text().notNull(),
  storageKey: text('storage_key'),
  sizeBytes: integer('size_bytes'),
  width: integer(),
  height: integer(),
  shareId: uuid('share_id'),
  courseSetId: uuid('course_set_id'),
  startsAt: instant('starts_at'),
  minutes: smallint(),
  createdAt: instant('created_at').notNull(),
});

export type AttachmentRow = typeof messageAttachments.$inferSelect;
