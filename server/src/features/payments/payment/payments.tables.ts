import type { PaymentFailure, PaymentPurpose, RefundState } from '@akada/contract/base/payments.ts';
import type { ChargebackState, RefundActor } from '@akada/core/payments/payment-state.ts';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { ProviderName } from '../../../platform/payment-provider/payment-provider.ts';
import { type WorkRows, workColumns } from '../../../platform/work/work-rows.ts';

/** The first two belong to a card that must be charged, before the provider was asked. */
export type PaymentStatus =
  | 'to_charge'
  | 'charging'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'abandoned'
  | 'in_review'
  | 'set_aside';

/** A decision about money that arrived. These statuses stay, except that a person ends a review. */
export const settledStatuses: readonly PaymentStatus[] = ['paid', 'in_review', 'set_aside'];

export const isSettled = ({ status }: { status: PaymentStatus }) => settledStatuses.includes(status);

/** The id is the reference at the provider. */
export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  provider: text().$type<ProviderName>().notNull().default('paystack'),
  purpose: text().$type<PaymentPurpose>().notNull(),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<'NGN'>().notNull(),
  /** True if the card that pays is charged again. */
  renews: boolean().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  failure: text().$type<PaymentFailure>(),
  channel: text(),
  authorizationUrl: text('authorization_url'),
  renewalOf: instant('renewal_of'),
  /** The session, tutorial or package that is paid for. */
  subjectId: uuid('subject_id'),
  refundAmount: bigint('refund_amount', { mode: 'number' }),
  refundState: text('refund_state').$type<RefundState>(),
  refundActor: text('refund_actor').$type<RefundActor>(),
  /** Kobo of the refunds that were processed. */
  refundProcessed: bigint('refund_processed', { mode: 'number' }).notNull().default(0),
  /** The provider's reference of the money if it is not the id, because it was assigned by hand. */
  receivedAs: text('received_as'),
  /** The link by which another person pays for the user. */
  linkId: uuid('link_id'),
  /** The address that gets the receipt of a payment by a link. */
  payerEmail: text('payer_email'),
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

/** The first two belong to a refund that the provider has not heard of; a lost chargeback covers a refund. */
export type RefundStatus = 'to_refund' | 'refunding' | 'covered' | RefundState;

/** The first refund of a payment that a rule orders has the payment's id. */
export const refunds = pgTable('refunds', {
  id: uuid().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  provider: text().$type<ProviderName>().notNull().default('paystack'),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  status: text().$type<RefundStatus>().notNull(),
  actor: text().$type<RefundActor>(),
  /** As the payment has it. */
  receivedAs: text('received_as'),
  ...workColumns(),
  orderedAt: instant('ordered_at').notNull(),
  /** The time of the provider's decision. */
  settledAt: instant('settled_at'),
});

export type RefundRow = typeof refunds.$inferSelect;

/** The provider makes a refund with the same note twice, so two attempts at once could give the money back twice. */
const refundSchedule = {
  leasesMs: [1, 2, 4, 8, 15, 30, 60, 60].map((minutes) => minutes * 60_000),
  exclusive: true,
};

export const refundRows: WorkRows<RefundRow> = {
  table: refunds,
  waiting: 'to_refund',
  running: 'refunding',
  schedule: refundSchedule,
};

/** Disputes of payers' banks. */
export const chargebacks = pgTable('chargebacks', {
  id: uuid().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  /** The provider's id of the dispute. */
  providerId: text('provider_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  /** In kobo. */
  amount: bigint({ mode: 'number' }).notNull(),
  state: text().$type<ChargebackState>().notNull(),
  openedAt: instant('opened_at').notNull(),
  evidenceDueAt: instant('evidence_due_at'),
  decidedAt: instant('decided_at'),
});

export type ChargebackRow = typeof chargebacks.$inferSelect;

export const providerEvents = pgTable('provider_events', {
  id: uuid().primaryKey(),
  provider: text().$type<ProviderName>().notNull().default('paystack'),
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
  id: uuid().notNull().defaultRandom(),
  reference: text().notNull(),
  reason: text().$type<FlagReason>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  foundAt: instant('found_at').notNull(),
  /** The decision of an administrator; null while it waits. */
  decision: text().$type<'assigned' | 'set_aside'>(),
  decidedAt: instant('decided_at'),
  /** That it was assigned to. */
  paymentId: uuid('payment_id'),
  decisionReason: text('decision_reason'),
});

export type PaymentFlagRow = typeof paymentFlags.$inferSelect;
