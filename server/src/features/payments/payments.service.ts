/** Payments as other features and their payers see them. */
import type { Payment } from '@akada/contract/base/payments.ts';
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { type DividedPrice, postingsOfRefund, postingsOfRelease } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { PaystackRefused, PaystackUnreachable } from '../../platform/paystack/paystack.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CardCharges } from './card-charges.service.ts';
import { post } from './ledger.repo.ts';
import type { SessionFulfilment } from './payment-fulfilment.service.ts';
import type { PaymentStarts } from './payment-starts.service.ts';
import { presentPayments } from './payments.present.ts';
import * as repo from './payments.repo.ts';
import type { PaymentRow } from './payments.tables.ts';
import type { Refunds } from './refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

export type PaymentsService = ReturnType<typeof createPaymentsService>;

interface PaymentsDeps extends Pick<Platform, 'database' | 'clock' | 'log'> {
  settlement: Settlement;
  starts: PaymentStarts;
  charges: CardCharges;
  refunds: Refunds;
  sessions: Pick<SessionFulfilment, 'factsOf'>;
}

export function createPaymentsService({
  database: { db },
  clock,
  log,
  settlement,
  starts,
  charges,
  refunds,
  sessions,
}: PaymentsDeps) {
  return {
    ...starts,
    order: charges.order,
    /** Posts the decision on a held price, and orders the refund of the returned part. */
    async release(
      tx: Transaction,
      reference: string,
      parts: DividedPrice,
      actor: RefundActor | null,
    ): Promise<void> {
      await post(tx, reference, postingsOfRelease(parts), getInstant(clock.now()));
      if (parts.givenBack === 0) return;
      const postings = postingsOfRefund(parts.givenBack, 'held_for_sessions');
      await refunds.order(tx, { reference, amount: parts.givenBack, postings, actor });
    },
    orderRefund: refunds.order,
    post,
    /** @returns the references of payments that are undecided, or that must still be made */
    async findOpen(executor: Executor, userId: string): Promise<string[]> {
      const open = await presentPayments(executor, sessions, await repo.findUndecided(executor, userId));
      return open.filter(({ unneeded }) => !unneeded).map(({ reference }) => reference);
    },
    /** @returns how many attempts there were for the month after this end; null while one is not decided */
    async attemptsFor(
      executor: Executor,
      charge: { userId: string; renewalOf: string },
    ): Promise<number | null> {
      const created = await repo.getCharges(executor, charge);
      const isOpen = created.some(({ status }) => repo.undecided.some((one) => one === status));
      return isOpen ? null : created.length;
    },
    /** @returns the payment after the provider's present decision, or as it was if the provider does not answer */
    async read(payment: PaymentRow): Promise<Payment> {
      const isWaited = payment.status === 'pending' || payment.status === 'failed';
      const settled = isWaited ? await settlement.settle(payment.id).catch(providerIsAway) : payment;
      const [shown] = await presentPayments(db, sessions, [settled ?? payment]);
      if (!shown) throw notFound();
      return shown;
    },
    /** @returns this person's payment for a session or a tutorial; null if none was started */
    async readFor(payer: { userId: string; subjectId: string }): Promise<Payment | null> {
      const payment = await repo.getPayment(db, payer);
      return payment && this.read(payment);
    },
    async list(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listPayments(db, userId, page);
      return { items: await presentPayments(db, sessions, rows), total };
    },
  };

  /** Its payer asks again in a few seconds. */
  function providerIsAway(error: unknown): null {
    if (!(error instanceof PaystackUnreachable || error instanceof PaystackRefused)) throw error;
    log.warn({ reason: error.constructor.name }, 'a payment could not be asked for');
    return null;
  }
}
