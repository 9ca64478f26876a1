/**
 * Chargebacks: the payer's bank disputes a payment. A message of the provider is only a hint; we request the
 * present state and apply it once. An open chargeback freezes refunds and the tutor's unpaid share; a lost one takes the money.
 */
import type { ChargebackState } from '@akada/core/payments/payment-state.ts';
import { isOpenChargeback } from '@akada/core/payments/payment-state.ts';
import { postingsOfChargeback } from '@akada/core/payments/postings.ts';
import * as z from 'zod/mini';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type {
  PaymentProvider,
  ProviderChargeback,
} from '../../../platform/payment-provider/payment-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { isPosted } from '../ledger/ledger.repo.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { paymentsOfSources } from '../payment/administered.repo.ts';
import { findPayment } from '../payment/payments.repo.ts';
import type { ChargebackRow, PaymentRow } from '../payment/payments.tables.ts';
import type { Loss, Purposes, TakenMoney } from '../payment/purposes.service.ts';
import { announceChargeback } from './chargeback-notices.service.ts';
import * as repo from './chargebacks.repo.ts';
import type { Refunds } from './refunds.service.ts';
import { findSources } from './returned-sources.service.ts';

export type Chargebacks = ReturnType<typeof createChargebacks>;

interface ChargebacksDeps extends Pick<Platform, 'database' | 'clock'> {
  purposes: Purposes;
  refunds: Refunds;
  ledger: Pick<Ledger, 'postReturned'>;
}

export function createChargebacks(
  { database, clock, purposes, refunds, ledger }: ChargebacksDeps,
  provider: Pick<PaymentProvider, 'name' | 'findChargebacks' | 'listChargebacksSince'>,
) {
  const { db } = database;

  return {
    /** Applies the present state of the chargebacks of a payment. @throws ProviderError */
    async settle(reference: string): Promise<void> {
      const received = (await findPayment(db, reference))?.receivedAs ?? reference;
      for (const chargeback of await provider.findChargebacks(received)) await receive(chargeback);
    },
    /** Applies all chargebacks that began since a moment, and all open ones. @param since ISO 8601 @throws ProviderError */
    async reconcile(since: string): Promise<void> {
      for (const reference of await repo.findDisputedPayments(db)) await this.settle(reference);
      for await (const chargeback of provider.listChargebacksSince(since)) await receive(chargeback);
    },
    list: repo.findChargebacks,
    isOpen: repo.hasOpenChargeback,
    sumLost: repo.sumLost,
  };

  async function receive(chargeback: ProviderChargeback): Promise<void> {
    if (chargeback.currency !== 'NGN' || chargeback.amount === 0) return;
    if (!(await isPosted(db, chargeback.reference))) return;

    const ids = await paymentsOfSources(db, [chargeback.reference]);
    const reference = ids.get(chargeback.reference) ?? chargeback.reference;
    if (!z.uuid().safeParse(reference).success) return;
    // A refund that is already at the provider must not count as covered.
    if (chargeback.state === 'lost') await refunds.settle(reference);
    await database.transaction((tx) => apply(tx, { ...chargeback, reference }));
  }

  async function apply(tx: Transaction, chargeback: ProviderChargeback): Promise<void> {
    const { reference, id: providerId, state, evidenceDueAt } = chargeback;
    const payment = await findPayment(tx, reference);
    if (payment) await lockAccount(tx, payment.userId);
    if (state === 'lost' && (await refunds.isAtProvider(tx, reference))) return;

    const now = getInstant(clock.now());
    const identity = { provider: provider.name, providerId };
    const inserted = await repo.insertChargeback(tx, {
      ...identity,
      id: newId(),
      paymentId: reference,
      amount: chargeback.amount,
      state: 'evidence_due',
      openedAt: chargeback.openedAt ?? now,
      evidenceDueAt,
      decidedAt: null,
    });
    const row = await repo.lockChargeback(tx, identity);
    if (!row || row.state === 'lost') return;
    if (!inserted && row.state === state && row.evidenceDueAt === evidenceDueAt) return;

    // A won chargeback may be opened again, and its amount may change until the decision.
    const decidedAt = isOpenChargeback(state) ? null : now;
    const current = { ...row, state, decidedAt, amount: chargeback.amount, evidenceDueAt };
    await repo.updateChargeback(tx, row.id, current);
    await act(tx, { payment, chargeback: current, previous: inserted ? null : row.state, now });
    if (payment) await publishHint(tx, payment.userId, { topic: 'account', id: null });
  }

  async function act(tx: Transaction, { payment, chargeback, previous, now }: Change): Promise<void> {
    const { state, paymentId, amount } = chargeback;
    const wasOpen = previous !== null && isOpenChargeback(previous);
    const purpose = payment && purposes[payment.purpose];
    if (isOpenChargeback(state)) {
      if (!wasOpen) {
        await refunds.freeze(tx, paymentId);
        if (payment) await purpose?.disputed?.(tx, payment, amount);
      }
    } else if (payment && !(await repo.hasOpenChargeback(tx, paymentId))) {
      await purpose?.disputed?.(tx, payment, 0);
    }
    if (state === 'won' && !(await repo.hasOpenChargeback(tx, paymentId))) {
      await refunds.unfreeze(tx, paymentId);
    }
    const fromTutor = state === 'lost' ? await lose(tx, { payment, chargeback, now }) : 0;
    if (payment && purpose)
      await announceChargeback(tx, { payment, purpose, chargeback, previous, fromTutor });
  }

  /** @returns the kobo that the tutor gives */
  async function lose(
    tx: Transaction,
    { payment, chargeback, now }: Omit<Change, 'previous'>,
  ): Promise<number> {
    const { id, paymentId, amount } = chargeback;
    const fromRefunds = await refunds.cover(tx, paymentId, amount);
    const rest = amount - fromRefunds;
    const covered = postingsOfChargeback({ amount: 0, fromRefunds }, 'subscription_income');
    const otherLosses = (await repo.sumLost(tx, paymentId)) - amount;
    const earlier = (payment?.refundProcessed ?? 0) + otherLosses;
    const { postings: restPostings, fromTutor = 0 } = await takeRest(tx, payment, { amount, rest, earlier });
    const postings = [...covered, ...restPostings];
    const sources = await findSources(tx, paymentId, payment);
    await ledger.postReturned(tx, { id, sources }, postings, now);
    return fromTutor;
  }

  /** An erased account leaves no purchase to undo, so the platform pays. */
  async function takeRest(tx: Transaction, payment: PaymentRow | null, loss: Loss): Promise<TakenMoney> {
    const takeMoney = payment ? purposes[payment.purpose].chargedBack : undefined;
    if (payment && takeMoney) return takeMoney(tx, payment, loss);
    return { postings: postingsOfChargeback({ amount: 0, excess: loss.rest }, 'commission_income') };
  }
}

interface Change {
  /** Null after the payer's account was erased. */
  payment: PaymentRow | null;
  chargeback: ChargebackRow;
  /** Null if the chargeback is new. */
  previous: ChargebackState | null;
  now: string;
}
