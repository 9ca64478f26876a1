/**
 * Decides a payment: it asks the provider for the present state, and applies it in one transaction. The
 * caller, the number of calls and their order make no difference, because a paid payment stays paid.
 */
import { type Judgement, judgePayment } from '@akada/core/payments/judge-payment.ts';
import {
  postingsOfAssigned,
  postingsOfRefund,
  postingsOfSession,
  postingsOfSubscription,
  postingsOfUnassigned,
} from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Paystack } from '../../platform/paystack/paystack.ts';
import type { PaystackTransaction } from '../../platform/paystack/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaseEnded } from '../../platform/work/work-rows.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { post } from './ledger.repo.ts';
import { asSessionPayment, type Fulfilment, type SessionFulfilment } from './payment-fulfilment.service.ts';
import * as repo from './payments.repo.ts';
import type { PaymentRow } from './payments.tables.ts';
import type { Refunds } from './refunds.service.ts';

export type Settlement = ReturnType<typeof createSettlement>;

/** Payments with these statuses change no more. */
const final: readonly PaymentRow['status'][] = ['paid', 'in_review'];

interface SettlementDeps extends Pick<Platform, 'database' | 'clock'> {
  fulfilment: Fulfilment;
  sessions: SessionFulfilment;
  refunds: Pick<Refunds, 'order'>;
}

export function createSettlement(
  { database, clock, fulfilment, sessions, refunds }: SettlementDeps,
  provider: Pick<Paystack, 'verify'>,
) {
  return {
    /**
     * @returns the payment after the decision; null if there is none
     * @throws PaystackUnreachable, PaystackRefused
     */
    async settle(reference: string): Promise<PaymentRow | null> {
      const payment = await repo.findPayment(database.db, reference);
      if (!payment || final.includes(payment.status)) return payment;

      const answer = await provider.verify(reference);
      return database.transaction(async (tx) => {
        if (!(await lockAccount(tx, payment.userId))) return null;

        const current = await repo.lockPayment(tx, reference);
        if (!current || final.includes(current.status)) return current;

        const createdAt = Date.parse(current.createdAt);
        const judgement = judgePayment({ ...current, createdAt }, answer, clock.now());
        await apply(tx, { payment: current, answer, judgement });
        return repo.findPayment(tx, reference);
      });
    },
    /**
     * Counts unmatched money as the price of an unpaid payment. The caller holds the account.
     *
     * @param reference the provider's reference of the money
     * @throws Fault `conflict` if it is paid, or too late for its purpose
     */
    async assign(tx: Transaction, id: string, reference: string): Promise<void> {
      const payment = await repo.lockPayment(tx, id);
      if (!payment || payment.status === 'paid') {
        throw new Fault(
          'conflict',
          'This payment has been paid in the meantime. Look at it, then decide again.',
        );
      }
      const now = getInstant(clock.now());
      const receivedAs = reference === id ? null : reference;
      const decided = { ...leaseEnded, failure: null, settledAt: now, receivedAs };
      await repo.updatePayment(tx, id, { ...decided, status: 'paid' });
      const ofSession = asSessionPayment(payment);
      const account = ofSession ? 'held_for_sessions' : 'subscription_income';
      await post(tx, reference, postingsOfAssigned(payment.amount, account), now);
      if (!ofSession) await fulfilment.paid(tx, payment, null);
      else if (!(await sessions.paid(tx, ofSession))) {
        throw new Fault(
          'conflict',
          'What this payment is for can no longer be confirmed. Set the money aside.',
        );
      }
      await publishHint(tx, payment.userId, { topic: 'account', id: null });
    },
  };

  async function apply(tx: Transaction, { payment, answer, judgement }: Decision): Promise<void> {
    if (judgement.kind === payment.status) return;

    const now = getInstant(clock.now());
    const decided = { ...leaseEnded, channel: answer?.channel ?? null, settledAt: now };
    if (judgement.kind === 'paid' && answer) {
      await repo.updatePayment(tx, payment.id, { ...decided, status: 'paid', failure: null });
      await fulfil(tx, payment, answer, now);
    } else if (judgement.kind === 'in_review' && answer) {
      await repo.updatePayment(tx, payment.id, { ...decided, status: 'in_review' });
      await recordUnassigned(tx, answer, judgement.reason, now);
    } else if (judgement.kind === 'failed') {
      await repo.updatePayment(tx, payment.id, { ...decided, status: 'failed', failure: judgement.failure });
      // The page of a session shows it, and the hour is held until the time to pay has passed.
      if (!asSessionPayment(payment)) await fulfilment.failed(tx, payment, judgement.failure);
    } else if (judgement.kind === 'abandoned') {
      await repo.updatePayment(tx, payment.id, {
        ...leaseEnded,
        status: 'abandoned',
        failure: 'not_finished',
      });
    } else return confirmable(tx, payment, answer);
    await publishHint(tx, payment.userId, { topic: 'account', id: null });
  }

  async function fulfil(
    tx: Transaction,
    payment: PaymentRow,
    { charged, fees, authorization }: PaystackTransaction,
    now: string,
  ): Promise<void> {
    const money = { charged, fees, price: payment.amount };
    const ofSession = asSessionPayment(payment);
    if (!ofSession) {
      await post(tx, payment.id, postingsOfSubscription(money), now);
      return fulfilment.paid(tx, payment, authorization);
    }
    await post(tx, payment.id, postingsOfSession(money), now);
    const isPastDeadline = !(await sessions.paid(tx, ofSession));
    if (!isPastDeadline) return;
    const postings = postingsOfRefund(payment.amount, 'held_for_sessions');
    await refunds.order(tx, { reference: payment.id, amount: payment.amount, postings, actor: 'clock' });
  }

  /** A charge that its owner has to confirm waits for that, and is no work of ours. */
  async function confirmable(
    tx: Transaction,
    payment: PaymentRow,
    answer: PaystackTransaction | null,
  ): Promise<void> {
    const isAtWork = payment.status === 'to_charge' || payment.status === 'charging';
    if (!isAtWork || answer === null) return;

    const authorizationUrl = answer.confirmationUrl ?? payment.authorizationUrl;
    await repo.updatePayment(tx, payment.id, { ...leaseEnded, status: 'pending', authorizationUrl });
    if (authorizationUrl) await fulfilment.unconfirmed(tx, payment);
  }
}

interface Decision {
  payment: PaymentRow;
  answer: PaystackTransaction | null;
  judgement: Judgement;
}

/** Records money that does not fit. Other currencies are only flagged, because the ledger is in kobo. */
async function recordUnassigned(
  tx: Transaction,
  { reference, charged, fees, currency }: PaystackTransaction,
  reason: 'wrong_amount' | 'wrong_currency',
  now: string,
): Promise<void> {
  await repo.flagMoney(tx, { reference, reason, amount: charged, currency, foundAt: now });
  if (currency === 'NGN') await post(tx, reference, postingsOfUnassigned({ charged, fees }), now);
}
