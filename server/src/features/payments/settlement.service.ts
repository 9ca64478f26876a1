/**
 * Decides a payment: it asks the provider for the present state, and applies it in one transaction. The
 * caller, the number of calls and their order make no difference, because a paid payment stays paid.
 */
import { type Judgement, judgePayment } from '@akada/core/payments/judge-payment.ts';
import {
  postingsOfAssigned,
  postingsOfPrice,
  postingsOfRefund,
  postingsOfUnassigned,
} from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type {
  Authorization,
  PaymentProvider,
  ProviderTransaction,
} from '../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaseEnded } from '../../platform/work/work-rows.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { post } from './ledger/ledger.repo.ts';
import type { Ledger } from './ledger/ledger.service.ts';
import type { LinkGuard } from './links/link-guard.service.ts';
import type { PaymentReceipts } from './payment/payment-receipts.service.ts';
import * as repo from './payment/payments.repo.ts';
import { isSettled, type PaymentRow } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import type { Refunds } from './returns/refunds.service.ts';

export type Settlement = ReturnType<typeof createSettlement>;

interface SettlementDeps extends Pick<Platform, 'database' | 'clock'> {
  purposes: Purposes;
  refunds: Pick<Refunds, 'order'>;
  ledger: Pick<Ledger, 'post'>;
  receipts: Pick<PaymentReceipts, 'paid'>;
  guard: Pick<LinkGuard, 'pay'>;
}

export function createSettlement(
  { database, clock, purposes, refunds, ledger, receipts, guard }: SettlementDeps,
  provider: Pick<PaymentProvider, 'verify'>,
) {
  return {
    /**
     * @returns the payment after the decision; null if there is none
     * @throws ProviderError
     */
    async settle(reference: string): Promise<PaymentRow | null> {
      const payment = await repo.findPayment(database.db, reference);
      if (!payment || isSettled(payment)) return payment;

      const answer = await provider.verify(reference);
      return database.transaction(async (tx) => {
        if (!(await lockAccount(tx, payment.userId))) return null;

        const current = await repo.lockPayment(tx, reference);
        if (!current || isSettled(current)) return current;

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
      const purpose = purposes[payment.purpose];
      await ledger.post(tx, reference, postingsOfAssigned(payment.amount, purpose.account), now);
      if (!(await give(tx, payment, null))) {
        throw new Fault(
          'conflict',
          'It is too late for this payment: its session, seat, package, invoice or link is over. Set the money aside.',
        );
      }
      await receipts.paid(tx, { ...payment, receivedAs });
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
      if (payment.linkId === null) await purposes[payment.purpose].failed?.(tx, payment, judgement.failure);
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
    { charged, fees, authorization, channel }: ProviderTransaction,
    now: string,
  ): Promise<void> {
    const money = { charged, fees, price: payment.amount };
    const purpose = purposes[payment.purpose];
    await ledger.post(tx, payment.id, postingsOfPrice(money, purpose.account), now);
    const isGiven = await give(tx, payment, authorization);
    await receipts.paid(tx, { ...payment, channel });
    if (isGiven) return;

    const postings = postingsOfRefund(payment.amount, purpose.account);
    await refunds.order(tx, { reference: payment.id, amount: payment.amount, postings, actor: 'clock' });
  }

  /** We never store the card of a payer by a link, so such a payment has none. */
  function give(tx: Transaction, payment: PaymentRow, card: Authorization | null): Promise<boolean> {
    const purpose = purposes[payment.purpose];
    return payment.linkId === null
      ? purpose.paid(tx, payment, card)
      : guard.pay(tx, payment, () => purpose.paid(tx, payment, null));
  }

  /** A charge that its owner has to confirm waits for that, and is no work of ours. */
  async function confirmable(
    tx: Transaction,
    payment: PaymentRow,
    answer: ProviderTransaction | null,
  ): Promise<void> {
    const isAtWork = payment.status === 'to_charge' || payment.status === 'charging';
    if (!isAtWork || answer === null) return;

    const authorizationUrl = answer.confirmationUrl ?? payment.authorizationUrl;
    await repo.updatePayment(tx, payment.id, { ...leaseEnded, status: 'pending', authorizationUrl });
    if (authorizationUrl) await purposes[payment.purpose].unconfirmed?.(tx, payment);
  }
}

interface Decision {
  payment: PaymentRow;
  answer: ProviderTransaction | null;
  judgement: Judgement;
}

/** Records money that does not fit. Other currencies are only flagged, because the ledger is in kobo. */
async function recordUnassigned(
  tx: Transaction,
  { reference, charged, fees, currency }: ProviderTransaction,
  reason: 'wrong_amount' | 'wrong_currency',
  now: string,
): Promise<void> {
  await repo.flagMoney(tx, { reference, reason, amount: charged, currency, foundAt: now });
  if (currency === 'NGN') await post(tx, reference, postingsOfUnassigned({ charged, fees }), now);
}
