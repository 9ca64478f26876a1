import type { PayoutKind, PayoutState } from '@akada/core/payments/payout-rules.ts';
import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { ProviderName } from '../../../platform/payment-provider/payment-provider.ts';
import { type WorkRows, workColumns } from '../../../platform/work/work-rows.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' });

/** Payouts as their tutor sees them: recorded by an administrator, or made by a transfer with the same id. */
export const tutorPayouts = pgTable('tutor_payouts', {
  id: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  kind: text().$type<PayoutKind>().notNull().default('recorded'),
  state: text().$type<PayoutState>().notNull().default('paid'),
  /** The amount that leaves the balance, and the part of it that pays for the transfer. */
  amount: kobo('amount').notNull(),
  fee: kobo('fee').notNull().default(0),
  bankName: text('bank_name'),
  last4: text(),
  bankReference: text('bank_reference').notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  recordedAt: instant('recorded_at').notNull(),
});

export type PayoutRow = typeof tutorPayouts.$inferSelect;

export const payoutAccounts = pgTable('payout_accounts', {
  userId: uuid('user_id').primaryKey(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  last4: text().notNull(),
  sealedNumber: bytes('sealed_number').notNull(),
  accountName: text('account_name').notNull(),
  savedAt: instant('saved_at').notNull(),
  usableAt: instant('usable_at').notNull(),
});

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** Tutors who hold back the weekly payout. */
export const heldBackPayouts = pgTable('held_back_payouts', {
  userId: uuid('user_id').primaryKey(),
  heldBackAt: instant('held_back_at').notNull(),
});

/** The first two belong to a transfer that the provider has not heard of. */
export type TransferStatus = 'to_send' | 'sending' | 'pending' | 'paid' | 'failed' | 'returned';

/** Names no person. The id is the reference at the provider. */
export const transfers = pgTable('transfers', {
  id: uuid().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  amount: kobo('amount').notNull(),
  fee: kobo('fee').notNull(),
  status: text().$type<TransferStatus>().notNull(),
  sealedAccount: bytes('sealed_account'),
  orderedAt: instant('ordered_at').notNull(),
  settledAt: instant('settled_at'),
  /** The time at which the provider was last asked. */
  askedAt: instant('asked_at'),
  ...workColumns(),
});

export type TransferRow = typeof transfers.$inferSelect;

/** An attempt acts at the provider, so no two run in parallel: one could be rejected while the other pays. */
export const transferRows: WorkRows<TransferRow> = {
  table: transfers,
  waiting: 'to_send',
  running: 'sending',
  schedule: { leasesMs: [1, 2, 4, 8, 15, 30, 60, 60].map((minutes) => minutes * 60_000), exclusive: true },
};
