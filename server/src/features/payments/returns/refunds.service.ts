/**
 * Money that goes back to its payer. It is ordered in the transaction that decides it, and made by work. The provider makes
 * a refund twice if it is asked twice, so each attempt first looks for the refund by the note that it carries.
 */
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { type Posting, postingsOfSentRefund } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import {
  isProviderError,
  type PaymentProvider,
  type ProviderRefundState,
} from '../../../platform/payment-provider/payment-provider.ts';
import {
  createLeasedWork,
  declareWork,
  sendWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../../platform/work/work-rows.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { post } from '../ledger/ledger.repo.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { PaymentReceipts } from '../payment/payment-receipts.service.ts';
import { findPayment, updatePayment } from '../payment/payments.repo.ts';
import { type RefundRow, type RefundStatus, refundRows } from '../payment/payments.tables.ts';
import type { Purposes } from '../payment/purposes.service.ts';
import { hasOpenChargeback, sumLost } from './chargebacks.repo.ts';
import { findProviderRefund } from './provider-refunds.ts';
import { sumRefunds } from './refund-totals.ts';
import * as repo from './refunds.repo.ts';
import { findSources } from './returned-sources.service.ts';

const refundWork = declareWork('payments.refund', 'refund_id', refundRows);

export interface RefundOrder {
  /** The reference of the payment. */
  reference: string;
  /** The id of the refund; a rule refunds a payment once, and leaves it out. */
  id?: string;
  /** In kobo. */
  amount: number;
  postings: readonly Posting[];
  /** The person who gives the price back, null if unknown. */
  actor: RefundActor | null;
}

export type Refunds = ReturnType<typeof createRefunds>;

const final: readonly RefundStatus[] = ['processed', 'failed', 'covered'];

export function createRefunds(
  deps: WorkDeps & {
    purposes: Purposes;
    ledger: Pick<Ledger, 'postReturned'>;
    receipts: Pick<PaymentReceipts, 'refunded'>;
  },
  provider: Pick<PaymentProvider, 'name' | 'refund' | 'listRefunds'>,
) {
  const { database, queue, clock, purposes, ledger, receipts } = deps;
  const { db } = database;

  return {
    work: createLeasedWork(deps, refundWork, { run, giveUp: ({ id }) => apply(id, 'pending') }),
    /** Orders a refund and posts it. An order with a known id changes nothing. */
    async order(
      tx: Transaction,
      { reference, id = reference, amount, postings, actor }: RefundOrder,
    ): Promise<void> {
      const now = clock.now();
      const isFrozen = await hasOpenChargeback(tx, reference);
      const payment = await findPayment(tx, reference);
      const isNew = await repo.insertRefund(tx, {
        id,
        paymentId: reference,
        provider: provider.name,
        amount,
        actor,
        receivedAs: payment?.receivedAs ?? null,
        orderedAt: getInstant(now),
        ...(isFrozen
          ? { status: 'frozen', attempts: 0, ...leaseEnded }
          : { status: 'to_refund', ...firstLease(now, refundRows) }),
      });
      if (!isNew) return;

      const sources = await findSources(tx, reference, payment);
      await ledger.postReturned(tx, { id, sources }, postings, getInstant(now));
      await writeTotals(tx, reference);
      if (!isFrozen) await sendWork(tx, queue, refundWork, id);
    },
    /** Asks the provider for the present state of the refunds of a payment. @throws ProviderError */
    async settle(reference: string): Promise<void> {
      const open = (await repo.findRefunds(db, reference)).filter(
        ({ status }) => !final.includes(status) && !isAtWork(status),
      );
      for (const refund of open) {
        const state = await findState(refund);
        if (state) await apply(refund.id, state);
        else if (refund.status !== 'frozen')
          await database.transaction((tx) => startWork(tx, refund.id, refund.status));
      }
    },
    /**
     * Tries a failed refund again.
     *
     * @returns false if it has not failed
     */
    retry: (tx: Transaction, id: string) => startWork(tx, id, 'failed'),
    list: (executor: Executor, reference: string) => repo.findRefunds(executor, reference),
    isKnown: async (reference: string) => (await repo.findRefunds(db, reference)).length > 0,
    /** @returns the references of payments with refunds that are not decided */
    open: () => repo.findPaymentsWithOpenRefunds(db),
    /** Lets the refunds of a payment wait until a bank has decided about it. */
    async freeze(tx: Transaction, reference: string): Promise<void> {
      for (const { id } of await repo.lockRefunds(tx, reference, ['to_refund'])) {
        await repo.updateRefund(tx, id, { status: 'frozen', ...leaseEnded });
      }
      await writeTotals(tx, reference);
    },
    async unfreeze(tx: Transaction, reference: string): Promise<void> {
      for (const { id } of await repo.lockRefunds(tx, reference, ['frozen']))
        await startWork(tx, id, 'frozen');
    },
    /** @returns whether an attempt at a refund of the payment may be running */
    isAtProvider: async (tx: Transaction, reference: string) =>
      (await repo.lockRefunds(tx, reference, ['refunding'])).length > 0,
    /**
     * The payer's bank gave money back, so refunds that were not made yet are needed less, the oldest first.
     *
     * @param amount the money in kobo
     * @returns the sum by which the refunds are smaller
     */
    async cover(tx: Transaction, reference: string, amount: number): Promise<number> {
      let left = amount;
      for (const refund of await repo.lockRefunds(tx, reference, ['frozen', 'to_refund', 'failed'])) {
        const part = Math.min(left, refund.amount);
        left -= part;
        if (part === refund.amount) {
          const settledAt = getInstant(clock.now());
          await repo.updateRefund(tx, refund.id, { status: 'covered', settledAt, ...leaseEnded });
        } else if (part > 0) await repo.updateRefund(tx, refund.id, { amount: refund.amount - part });
      }
      await this.unfreeze(tx, reference);
      await writeTotals(tx, reference);
      return amount - left;
    },
  };

  async function findState({
    id,
    paymentId,
    amount,
    receivedAs,
  }: RefundRow): Promise<ProviderRefundState | null> {
    const listedRefunds = await provider.listRefunds(receivedAs ?? paymentId);
    return findProviderRefund(listedRefunds, { id, amount, isFirst: id === paymentId });
  }

  /** A failed refund moved no money, so it is created again. */
  async function run(refund: RefundRow): Promise<void> {
    const state = await findState(refund);
    if (state !== null && state !== 'failed') return apply(refund.id, state);
    if (await hasOpenChargeback(db, refund.paymentId)) return freezeAttempt(refund);

    await apply(refund.id, await make(refund));
  }

  /** @returns its state; `failed` if the provider will not make it, so that a person looks at it */
  async function make(refund: RefundRow): Promise<ProviderRefundState> {
    const { id, paymentId, amount, receivedAs } = refund;
    try {
      return await provider.refund({ reference: receivedAs ?? paymentId, amount, note: id });
    } catch (error) {
      if (!isProviderError(error) || error.failure === 'unreachable') throw error;
      return (await findState(refund)) ?? 'failed';
    }
  }

  async function freezeAttempt({ id, paymentId }: RefundRow): Promise<void> {
    await database.transaction(async (tx) => {
      const refund = await repo.lockRefund(tx, id);
      if (refund?.status !== 'refunding') return;
      await repo.updateRefund(tx, id, { status: 'frozen', ...leaseEnded });
      await writeTotals(tx, paymentId);
    });
  }

  async function apply(id: string, state: ProviderRefundState): Promise<void> {
    await database.transaction(async (tx) => {
      const found = await repo.findRefund(tx, id);
      const payment = found && (await findPayment(tx, found.paymentId));
      if (payment) await lockAccount(tx, payment.userId);
      const refund = await repo.lockRefund(tx, id);
      if (!refund || final.includes(refund.status)) return;

      const now = getInstant(clock.now());
      const settledAt = final.includes(state) ? now : null;
      await repo.updateRefund(tx, id, { ...leaseEnded, status: state, settledAt });
      if (state === 'processed') {
        await post(tx, id, postingsOfSentRefund(refund.amount), now);
        const earlier = (payment?.refundProcessed ?? 0) + (await sumLost(tx, refund.paymentId));
        if (payment) {
          await receipts.refunded(tx, payment, refund);
          await purposes[payment.purpose].refunded?.(tx, payment, refund.amount, earlier);
        }
      }
      await writeTotals(tx, refund.paymentId);
      if (payment) await publishHint(tx, payment.userId, { topic: 'account', id: null });
    });
  }

  /** Only from the state in which it was found: it failed, or its attempts were used up and the provider knows none of them. */
  async function startWork(tx: Transaction, id: string, from: RefundStatus): Promise<boolean> {
    const refund = await repo.lockRefund(tx, id);
    if (refund?.status !== from) return false;

    await repo.updateRefund(tx, id, {
      status: 'to_refund',
      settledAt: null,
      ...firstLease(clock.now(), refundRows),
    });
    await writeTotals(tx, refund.paymentId);
    await sendWork(tx, queue, refundWork, id);
    return true;
  }
}

async function writeTotals(tx: Transaction, reference: string): Promise<void> {
  await updatePayment(tx, reference, sumRefunds(await repo.findRefunds(tx, reference)));
}

const isAtWork = (status: RefundStatus) => status === 'to_refund' || status === 'refunding';
