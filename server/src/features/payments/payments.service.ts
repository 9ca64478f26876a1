/** Payments as other features and their payers see them. */
import type { Payment } from '@akada/contract/base/payments.ts';
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { type DividedPrice, postingsOfRefund, postingsOfRelease } from '@akada/core/payments/postings.ts';
import type { PendingCharge } from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { isProviderError } from '../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CardCharges } from './card-charges.service.ts';
import type { Ledger } from './ledger/ledger.service.ts';
import * as repo from './payment/payments.repo.ts';
import type { PaymentRow } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import type { PaymentStarts } from './payment-starts.service.ts';
import { presentPayments } from './presented-payments.service.ts';
import { hasDisputedPremium, sumLost } from './returns/chargebacks.repo.ts';
import type { Refunds } from './returns/refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

export type PaymentsService = ReturnType<typeof createPaymentsService>;

interface PaymentsDeps extends Pick<Platform, 'database' | 'clock' | 'log'> {
  settlement: Settlement;
  starts: PaymentStarts;
  charges: CardCharges;
  refunds: Refunds;
  purposes: Purposes;
  ledger: Pick<Ledger, 'post'>;
}

export function createPaymentsService({
  database: { db },
  clock,
  log,
  settlement,
  starts,
  charges,
  refunds,
  purposes,
  ledger,
}: PaymentsDeps) {
  return {
    ...starts,
    order: charges.order,
    /** Posts the decision on a held price, and orders the refund of the part that is to go back now. */
    async release(
      tx: Transaction,
      reference: string,
      parts: DividedPrice,
      actor: RefundActor | null,
    ): Promise<void> {
      await ledger.post(tx, reference, postingsOfRelease(parts), getInstant(clock.now()));
      if (parts.givenBack === 0) return;
      const postings = postingsOfRefund(parts.givenBack, 'held_for_sessions');
      await refunds.order(tx, { reference, amount: parts.givenBack, postings, actor });
    },
    orderRefund: refunds.order,
    post: ledger.post,
    sumLost,
    /** @returns the references of payments that are undecided, or that must still be made */
    async findOpen(executor: Executor, userId: string): Promise<string[]> {
      const open = await presentPayments(executor, purposes, await repo.findUndecided(executor, userId));
      return open.filter(({ unneeded }) => !unneeded).map(({ reference }) => reference);
    },
    /** @returns how many attempts there were for the month after this end; null while one, or a chargeback, is not decided */
    async attemptsFor(
      executor: Executor,
      charge: { userId: string; renewalOf: string },
    ): Promise<number | null> {
      const created = await repo.getCharges(executor, charge);
      const isOpen = created.some(isUndecided);
      // The bank disputes a payment of this card, and would dispute the next payment too.
      return isOpen || (await hasDisputedPremium(executor, charge.userId)) ? null : created.length;
    },
    /** @returns the undecided charge of a card for the month after this end; null if there is none */
    async findPendingCharge(
      executor: Executor,
      renewal: { userId: string; renewalOf: string },
    ): Promise<PendingCharge | null> {
      const charge = (await repo.getCharges(executor, renewal)).find(isUndecided);
      if (!charge) return null;
      return charge.authorizationUrl === null ? 'sent' : 'unconfirmed';
    },
    /** @returns the payment after the provider's present decision, or as it was if the provider does not answer */
    async read(payment: PaymentRow): Promise<Payment> {
      const isWaited = payment.status === 'pending' || payment.status === 'failed';
      const settled = isWaited ? await settlement.settle(payment.id).catch(providerIsAway) : payment;
      const [shown] = await presentPayments(db, purposes, [settled ?? payment]);
      if (!shown) throw notFound();
      return forStudent(shown);
    },
    /** @returns this person's payment for a session or a tutorial; null if none was started */
    async readFor(payer: { userId: string; subjectId: string }): Promise<Payment | null> {
      const payment = await repo.getPayment(db, payer);
      return payment && this.read(payment);
    },
    async list(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listPayments(db, userId, page);
      return { items: (await presentPayments(db, purposes, rows)).map(forStudent), total };
    },
  };

  function isUndecided({ status }: Pick<PaymentRow, 'status'>): boolean {
    return repo.undecided.some((one) => one === status);
  }

  /** Its payer asks again in a few seconds. */
  function providerIsAway(error: unknown): null {
    if (!isProviderError(error)) throw error;
    log.warn({ reason: error.failure }, 'a payment could not be asked for');
    return null;
  }
}

/** The receipt of a payment by a link names its payer, who got it by mail. */
function forStudent(payment: Payment): Payment {
  return payment.by_link ? { ...payment, receipts: [] } : payment;
}
