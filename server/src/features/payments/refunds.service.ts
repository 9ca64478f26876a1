/**
 * Money that goes back to its payer. It is ordered in the transaction that decides it, and made by work: the provider knows no
 * reference of ours for a refund, so it is asked before each attempt whether it has made one already.
 */
import type { RefundState } from '@akada/contract/base/payments.ts';
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { type Posting, postingsOfSentRefund } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type Paystack, PaystackRefused } from '../../platform/paystack/paystack.ts';
import { createLeasedWork, declareWork, sendWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../platform/work/work-rows.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { post } from './ledger.repo.ts';
import { asSessionPayment, type Fulfilment } from './payment-fulfilment.service.ts';
import { findPayment, updatePayment } from './payments.repo.ts';
import { type RefundRow, type RefundStatus, refundRows } from './payments.tables.ts';
import * as repo from './refunds.repo.ts';

const refundWork = declareWork('payments.refund', 'payment_id', refundRows);

interface RefundOrder {
  reference: string;
  /** In kobo. */
  amount: number;
  postings: readonly Posting[];
  /** The person who gives the price back, null if unknown. */
  actor: RefundActor | null;
}

export type Refunds = ReturnType<typeof createRefunds>;

const final: readonly RefundStatus[] = ['processed', 'failed'];

export function createRefunds(
  deps: WorkDeps & {
    fulfilment: Pick<Fulfilment, 'refunded'>;
  },
  provider: Pick<Paystack, 'refund' | 'refundOf'>,
) {
  const { database, queue, clock, fulfilment } = deps;

  return {
    work: createLeasedWork(deps, refundWork, { run, giveUp: ({ id }) => apply(id, 'pending') }),
    /** Orders a refund and posts it. A payment has one: what is ordered again changes nothing. */
    async order(tx: Transaction, { reference, amount, postings, actor }: RefundOrder): Promise<void> {
      const now = clock.now();
      const receivedAs = (await findPayment(tx, reference))?.receivedAs ?? null;
      const row = { id: reference, amount, receivedAs, orderedAt: getInstant(now) };
      const isNew = await repo.insertRefund(tx, {
        ...row,
        status: 'to_refund',
        ...firstLease(now, refundRows),
      });
      if (!isNew) return;

      await post(tx, reference, postings, getInstant(now));
      await updatePayment(tx, reference, {
        refundAmount: amount,
        refundState: 'pending',
        refundActor: actor,
      });
      await sendWork(tx, queue, refundWork, reference);
    },
    /** Asks the provider for the present state of a refund that it has heard of. @throws PaystackUnreachable */
    async settle(reference: string): Promise<void> {
      const refund = await repo.findRefund(database.db, reference);
      if (!refund || final.includes(refund.status) || isAtWork(refund)) return;

      const state = await provider.refundOf(refund.receivedAs ?? reference);
      if (state) await apply(reference, state);
      else await database.transaction((tx) => begin(tx, reference, refund.status));
    },
    /**
     * Tries a failed refund again.
     *
     * @returns false if it has not failed
     */
    retry: (tx: Transaction, reference: string) => begin(tx, reference, 'failed'),
    find: repo.findRefund,
    isKnown: async (reference: string) => (await repo.findRefund(database.db, reference)) !== null,
    /** @returns the references of refunds that are not decided */
    open: () => repo.openRefunds(database.db),
  };

  /** A failed refund moved no money, so it is created again. */
  async function run({ id, amount, receivedAs }: RefundRow): Promise<void> {
    const there = receivedAs ?? id;
    const state = await provider.refundOf(there);
    await apply(id, state === null || state === 'failed' ? await made(there, amount) : state);
  }

  /** @returns its state; `failed` where the provider will not make it, so that a person looks at it */
  async function made(reference: string, amount: number): Promise<RefundState> {
    try {
      return await provider.refund({ reference, amount });
    } catch (error) {
      if (!(error instanceof PaystackRefused)) throw error;
      return (await provider.refundOf(reference)) ?? 'failed';
    }
  }

  async function apply(reference: string, state: RefundState): Promise<void> {
    await database.transaction(async (tx) => {
      const payment = await findPayment(tx, reference);
      if (payment) await lockAccount(tx, payment.userId);
      const refund = await repo.lockRefund(tx, reference);
      if (!refund || final.includes(refund.status)) return;

      await repo.updateRefund(tx, reference, { ...leaseEnded, status: state });
      if (state === 'processed') {
        await post(tx, reference, postingsOfSentRefund(refund.amount), getInstant(clock.now()));
        if (payment && !asSessionPayment(payment)) await fulfilment.refunded(tx, payment, refund.amount);
      }
      await updatePayment(tx, reference, { refundState: state });
      if (payment) await publishHint(tx, payment.userId, { topic: 'account', id: null });
    });
  }

  /** Only from the state in which it was found: it failed, or its attempts were used up and the provider knows none of them. */
  async function begin(tx: Transaction, reference: string, from: RefundStatus): Promise<boolean> {
    const refund = await repo.lockRefund(tx, reference);
    if (refund?.status !== from) return false;

    await repo.updateRefund(tx, reference, { status: 'to_refund', ...firstLease(clock.now(), refundRows) });
    await updatePayment(tx, reference, { refundState: 'pending' });
    await sendWork(tx, queue, refundWork, reference);
    return true;
  }
}

const isAtWork = ({ status }: RefundRow) => status === 'to_refund' || status === 'refunding';
