import type { LinkPurpose } from '@akada/core/payments/payment-links.ts';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';

export const paymentLinks = pgTable('payment_links', {
  id: uuid().primaryKey(),
  /** Null after the account was erased. */
  userId: uuid('user_id'),
  codeHash: bytes('code_hash').notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  /** The session; null for a month. */
  subjectId: uuid('subject_id'),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  showsName: boolean('shows_name').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  paidAt: instant('paid_at'),
  /** The one payment that counted. */
  paymentId: uuid('payment_id'),
});

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

/** Undecided payments whose student was erased: their money goes back when it comes. */
export const orphanedLinkPayments = pgTable('orphaned_link_payments', {
  reference: uuid().primaryKey(),
  orphanedAt: instant('orphaned_at').notNull(),
});
