import type { RecipientState, ShareKind, ShareRights } from '@akada/core/sharing/share-rules.ts';
import type { VersionPart } from '@akada/core/sharing/version-changes.ts';
import { customType, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const shares = pgTable('shares', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text().$type<ShareKind>().notNull(),
  /** `mine` for a deck, or the id of a course or a note. */
  subjectId: text('subject_id').notNull(),
  title: text().notNull(),
  clothSeed: integer('cloth_seed').notNull(),
  clothColour: smallint('cloth_colour').notNull(),
  rights: text().$type<ShareRights>().notNull(),
  /** Null while there is no link. */
  linkToken: text('link_token'),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
  /** The past papers that its versions come from; the database keeps it. */
  papers: uuid().array().notNull().default([]),
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type ShareRow = typeof shares.$inferSelect;

export const shareVersions = pgTable(
  'share_versions',
  {
    shareId: uuid('share_id').notNull(),
    number: integer().notNull(),
    content: jsonb().$type<VersionPart[]>().notNull(),
    parts: integer().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  ({ shareId, number }) => [primaryKey({ columns: [shareId, number] })],
);

export const shareRecipients = pgTable('share_recipients', {
  id: uuid().primaryKey(),
  /** Null when its owner was erased. */
  shareId: uuid('share_id'),
  kind: text().$type<ShareKind>().notNull(),
  /** Null until an account has answered the invitation. */
  userId: uuid('user_id'),
  /** The share again while there is no account: then the row goes with it. */
  invitedTo: uuid('invited_to'),
  email: text(),
  invitationHash: bytes('invitation_hash'),
  state: text().$type<RecipientState>().notNull(),
  copyKind: text('copy_kind').$type<ShareKind>(),
  copyId: text('copy_id'),
  copiedVersion: integer('copied_version'),
  invitedAt: instant('invited_at').notNull(),
  answeredAt: instant('answered_at'),
});

export type RecipientRow = typeof shareRecipients.$inferSelect;

export const shareCopiedParts = pgTable(
  'share_copied_parts',
  {
    recipientId: uuid('recipient_id').notNull(),
    key: text().notNull(),
    itemId: uuid('item_id').notNull(),
    /** The version of the item as it was written: an item that its owner has changed since has a higher one. */
    itemVersion: integer('item_version').notNull(),
  },
  ({ recipientId, key }) => [primaryKey({ columns: [recipientId, key] })],
);

export type CopiedPart = Omit<typeof shareCopiedParts.$inferSelect, 'recipientId'>;

export const shareReports = pgTable('share_reports', {
  id: uuid().primaryKey(),
  shareId: uuid('share_id').notNull(),
  reporterId: uuid('reporter_id').notNull(),
  partKey: text('part_key').notNull(),
  comment: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
