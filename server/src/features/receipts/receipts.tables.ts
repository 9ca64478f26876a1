import type { PaymentPurpose } from '@akada/contract/base/payments.ts';
import type { ReceiptKind } from '@akada/core/payments/receipt-words.ts';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** This table names no person. Number, year and moment are empty until a receipt is issued. */
export const receipts = pgTable('receipts', {
  id: uuid().primaryKey(),
  kind: text().$type<ReceiptKind>().notNull(),
  paymentId: uuid('payment_id').notNull(),
  /** The reference of the payment, or the id of the refund. */
  source: text().notNull(),
  purpose: text().$type<PaymentPurpose>().notNull(),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** In kobo, inside of the amount. */
  vat: bigint({ mode: 'number' }).notNull(),
  channel: text(),
  happenedAt: instant('happened_at').notNull(),
  /** Failed attempts to print it. */
  attempts: integer().notNull().default(0),
  year: integer(),
  number: integer(),
  issuedAt: instant('issued_at'),
});

export type ReceiptRow = typeof receipts.$inferSelect;

export const receiptDocuments = pgTable('receipt_documents', {
  receiptId: uuid('receipt_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The printed number, such as 2026-000123; null until it is printed. */
  number: text(),
  /** The paid thing, such as the subject of a session. */
  item: text(),
  pdf: bytes(),
  /** The address that gets the receipt of a payment by a link. */
  payerEmail: text('payer_email'),
});
