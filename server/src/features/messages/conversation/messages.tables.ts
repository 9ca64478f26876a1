import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const conversations = pgTable('conversations', {
  id: uuid().primaryKey(),
  /** The two people, in the order of their ids. */
  firstId: uuid('first_id').notNull(),
  secondId: uuid('second_id').notNull(),
  /** The position of the last message. */
  messageCount: integer('message_count').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type ConversationRow = typeof conversations.$inferSelect;

export const conversationSides = pgTable('conversation_sides', {
  conversationId: uuid('conversation_id').notNull(),
  userId: uuid('user_id').notNull(),
  readPosition: integer('read_position').notNull(),
  /** Messages of the other after the read position. */
  unread: integer().notNull(),
  blockedAt: instant('blocked_at'),
  mutedAt: instant('muted_at'),
  notifiedAt: instant('notified_at'),
  /** The end of quiet hours, if a notification waits for it. */
  notifyAt: instant('notify_at'),
});

export type SideRow = typeof conversationSides.$inferSelect;

export const messages = pgTable('messages', {
  /** Made by the device of its author. */
  id: uuid().primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  authorId: uuid('author_id').notNull(),
  position: integer().notNull(),
  text: text().notNull(),
  hasAttachment: boolean('has_attachment').notNull(),
  writtenAt: instant('written_at').notNull(),
});

export type MessageRow = typeof messages.$inferSelect;
