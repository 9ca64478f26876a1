import type { PaymentFailure, PaymentPurpose } from '@akada/contract/base/payments.ts';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { type WorkRows, workColumns } from '../../platform/work/work-rows.ts';

/** The first two are of a card that is to be charged, before the provider was asked. */
export type PaymentStatus =
  | 'to_charge'
  | 'charging'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'abandoned'
  | 'in_review';

/** The id is the reference at the provider. */
export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<PaymentPurpose>().notNull(),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<'NGN'>().notNull(),
  /** Whether the card that pays is charged again. */
  renews: boolean().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  failure: text().$type<PaymentFailure>(),
  channel: text(),
  authorizationUrl: text('authorization_url'),
  renewalOf: instant('renewal_of'),
  ...workColumns(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
});

export type PaymentRow = typeof payments.$inferSelect;

export const chargeRows: WorkRows<PaymentRow> = {
  table: payments,
  waiting: 'to_charge',
  running: 'charging',
};

export const providerEvents = pgTable('provider_events', {
  id: uuid().primaryKey(),
  bodyHash: bytes('body_hash').notNull(),
  event: text().notNull(),
  reference: text(),
  receivedAt: instant('received_at').notNull(),
  status: text().$type<'waiting' | 'running' | 'done' | 'given_up'>().notNull(),
  ...workColumns(),
});

export type ProviderEventRow = typeof providerEvents.$inferSelect;

export const eventRows: WorkRows<ProviderEventRow> = {
  table: providerEvents,
  waiting: 'waiting',
  running: 'running',
};

export type FlagReason = 'wrong_amount' | 'wrong_currency' | 'unknown_reference';

export const paymentFlags = pgTable('payment_flags', {
  reference: text().notNull(),
  reason: text().$type<FlagReason>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  foundAt: instant('found_at').notNull(),
});
