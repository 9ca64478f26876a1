import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import type { CardAge } from '@akada/core/progress/item-days.ts';
import { bigint, boolean, date, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The kinds of sources that items belong to; `none` if the source is unknown. */
export const sourceKinds = ['course', 'note', 'set', 'subject', 'none'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const sourceColumns = () => ({
  sourceKind: text('source_kind').$type<SourceKind>().notNull(),
  /** Id of the course, note or set, or name of the subject. */
  sourceKey: text('source_key').notNull(),
});

/** Items that must be counted again. */
export const progressDue = pgTable('progress_due', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  userId: uuid('user_id').notNull(),
  itemKind: text('item_kind').$type<ItemKind>().notNull(),
  itemId: uuid('item_id').notNull(),
});

const itemColumns = () => ({
  userId: uuid('user_id').notNull(),
  itemKind: text('item_kind').$type<ItemKind>().notNull(),
  itemId: uuid('item_id').notNull(),
});

export const progressItems = pgTable('progress_items', {
  ...itemColumns(),
  ...sourceColumns(),
  topic: text(),
  /** Empty without a topic. */
  topicKey: text('topic_key').notNull(),
});

export const progressItemDays = pgTable('progress_item_days', {
  ...itemColumns(),
  localDay: date('local_day').notNull(),
  times: integer().notNull(),
  tookMs: bigint('took_ms', { mode: 'number' }).notNull(),
  givenAt: instant('given_at'),
  possible: integer(),
  correct: boolean(),
  age: text().$type<CardAge>(),
});

export const progressDays = pgTable('progress_days', {
  userId: uuid('user_id').notNull(),
  localDay: date('local_day').notNull(),
  ...sourceColumns(),
  questions: integer().notNull(),
  cards: integer().notNull(),
  tookMs: bigint('took_ms', { mode: 'number' }).notNull(),
  youngReviews: integer('young_reviews').notNull(),
  youngKnown: integer('young_known').notNull(),
  matureReviews: integer('mature_reviews').notNull(),
  matureKnown: integer('mature_known').notNull(),
});

export const progressTopics = pgTable('progress_topics', {
  userId: uuid('user_id').notNull(),
  ...sourceColumns(),
  topicKey: text('topic_key').notNull(),
  topic: text(),
  mean: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  answers: integer().notNull(),
  lastDay: date('last_day').notNull(),
});

export type ItemRow = Omit<typeof progressItems.$inferSelect, 'userId'>;
export type ItemDayRow = Omit<typeof progressItemDays.$inferSelect, 'userId'>;
export type TopicRow = Omit<typeof progressTopics.$inferSelect, 'userId'>;

/** The key of a topic of a source. */
export type TopicName = Pick<TopicRow, 'sourceKind' | 'sourceKey' | 'topicKey'>;

/** @returns a text by which topics are compared */
export function getTopicName({ sourceKind, sourceKey, topicKey }: TopicName): string {
  return JSON.stringify([sourceKind, sourceKey, topicKey]);
}
