/**
 * Charging a card again. The reference is made of the person, the end and the attempt, and the provider charges a
 * reference once: an attempt that was killed is simply made again.
 */
import { monthlyPriceKobo } from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { isProviderError, type PaymentProvider } from '../../platform/payment-provider/payment-provider.ts';
import { createLeasedWork, declareWork, sendWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import { firstLease, leaseEnded } from '../../platform/work/work-rows.ts';
import { lockAccount } from '../accounts/accounts.ts';
import * as repo from './payment/payments.repo.ts';
import { chargeRows, type PaymentRow } from './payment/payments.tables.ts';
import type { Purposes } from './payment/purposes.service.ts';
import type { Settlement } from './settlement.service.ts';

const chargeWork = declareWork('payments.charge', 'payment_id', chargeRows);

export type CardCharges = ReturnType<typeof createCardCharges>;

interface CardChargesDeps extends WorkDeps {
  purposes: Purposes;
  settlement: Settlement;
}

export function createCardCharges(
  deps: CardChargesDeps,
  provider: Pick<PaymentProvider, 'name' | 'charge' | 'verify'>,
) {
  const { database, queue, clock, purposes, settlement } = deps;
  const work = createLeasedWork(deps, chargeWork, { run, giveUp });

  return {
    ...work,
    /** Writes the charge of a card and sends its work, in one transaction. An attempt that was ordered stays ordered. */
    async order(
      tx: Transaction,
      { userId, renewalOf, attempt }: { userId: string; renewalOf: string; attempt: number },
    ): Promise<void> {
      const id = repeatableId('renewal', userId, renewalOf, String(attempt));
      const ordered = await repo.insertPayment(tx, {
        id,
        userId,
        renewalOf,
        provider: provider.name,
        purpose: 'renewal',
        renews: true,
        status: 'to_charge',
        amount: monthlyPriceKobo,
        currency: 'NGN',
        createdAt: getInstant(clock.now()),
        ...firstLease(clock.now()),
      });
      if (ordered) await sendWork(tx, queue, chargeWork, id);
    },
    /** Sends a charge again that the provider has never received. */
    repeat: (reference: string) =>
      database.transaction(async (tx) => {
        const payment = await repo.lockPayment(tx, reference);
        if (payment?.status !== 'pending' || payment.authorizationUrl) return;

        await repo.updatePayment(tx, reference, { status: 'to_charge', ...firstLease(clock.now()) });
        await sendWork(tx, queue, chargeWork, reference);
      }),
  };

  async function run(payment: PaymentRow): Promise<void> {
    const knownTransaction = payment.attempts > 1 ? await provider.verify(payment.id) : null;
    if (knownTransaction === null && !(await charged(payment))) return;

    await settlement.settle(payment.id);
  }

  /** @returns whether the provider knows of it now */
  async function charged(payment: PaymentRow): Promise<boolean> {
    const card = await purposes[payment.purpose].findCard?.(database.db, payment);
    if (!card) {
      await repo.updatePayment(database.db, payment.id, { status: 'abandoned', ...leaseEnded });
      return false;
    }
    try {
      const { confirmationUrl } = await provider.charge({
        reference: payment.id,
        amount: payment.amount,
        ...card,
      });
      if (confirmationUrl) {
        await repo.updatePayment(database.db, payment.id, { authorizationUrl: confirmationUrl });
      }
      return true;
    } catch (error) {
      if (!isProviderError(error) || error.failure === 'unreachable') throw error;
      // The provider rejected it for another reason than an earlier charge: the card no longer works.
      if ((await provider.verify(payment.id)) !== null) return true;
      await refused(payment);
      return false;
    }
  }

  async function refused({ id, userId }: PaymentRow): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) return;
      const current = await repo.lockPayment(tx, id);
      if (current?.status !== 'charging') return;

      const settledAt = getInstant(clock.now());
      await repo.updatePayment(tx, id, { ...leaseEnded, status: 'failed', failure: 'declined', settledAt });
      await purposes[current.purpose].failed?.(tx, current, 'declined');
    });
  }

  /** Nothing is known of it: the reconciler asks until something is. */
  async function giveUp({ id, userId }: PaymentRow): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) return;
      const current = await repo.lockPayment(tx, id);
      if (current?.status !== 'charging' && current?.status !== 'to_charge') return;

      await repo.updatePayment(tx, id, { ...leaseEnded, status: 'pending' });
      await purposes[current.purpose].unreachable?.(tx, current);
    });
  }
}
