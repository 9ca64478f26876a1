/**
 * Repairs losses: it asks for undecided payments, and compares the provider's list with our rows. So a
 * payment counts within a quarter of an hour, also if no event arrives.
 */
import { postingsOfRefund, postingsOfUnassigned } from '@akada/core/payments/postings.ts';
import * as z from 'zod/mini';
import { getInstant } from '../../platform/clock/instant.ts';
import {
  isProviderError,
  type PaymentProvider,
  type ProviderTransaction,
} from '../../platform/payment-provider/payment-provider.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CardCharges } from './card-charges.service.ts';
import { isPosted, post } from './ledger/ledger.repo.ts';
import { isOrphan } from './links/payment-links.repo.ts';
import * as repo from './payment/payments.repo.ts';
import type { Chargebacks } from './returns/chargebacks.service.ts';
import type { Refunds } from './returns/refunds.service.ts';
import type { Settlement } from './settlement.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A payment that is pending for less time is probably being paid. */
const pendingForMs = 10 * minuteMs;
const listedForMs = 2 * dayMs;
/** Banks accept disputes for some months after a payment, and take some weeks for a decision. */
const disputedForMs = 60 * dayMs;
const eventsRetainedForMs = 90 * dayMs;

interface ReconcilerDeps extends Pick<Platform, 'database' | 'clock' | 'log'> {
  settlement: Settlement;
  charges: Pick<CardCharges, 'repeat'>;
  refunds: Pick<Refunds, 'open' | 'settle' | 'order'>;
  chargebacks: Pick<Chargebacks, 'reconcile'>;
}

export function createReconciler(
  { database, clock, log, settlement, charges, refunds, chargebacks }: ReconcilerDeps,
  provider: Pick<PaymentProvider, 'verify' | 'listSince'>,
): PeriodicTask {
  const { db } = database;
  const ago = (milliseconds: number) => getInstant(clock.now() - milliseconds);

  const settlePending = async () => {
    for (const { id, purpose } of await repo.pendingBefore(db, ago(pendingForMs))) {
      if (purpose === 'renewal' && (await provider.verify(id)) === null) await charges.repeat(id);
      else await settlement.settle(id);
    }
  };
  const compareListed = async () => {
    // An installation without any payment has nothing to compare.
    if (!(await repo.anyPayment(db))) return;
    for await (const listed of provider.listSince(ago(listedForMs))) {
      const isOurs = z.uuid().safeParse(listed.reference).success;
      const payment = isOurs ? await repo.findPayment(db, listed.reference) : null;
      // Where other money was assigned to it, what comes as its own is one too many.
      if (payment?.receivedAs === null) await settlement.settle(payment.id);
      else await recordUnknown(listed);
    }
  };

  return {
    name: 'payments.reconcile',
    everyMs: 15 * minuteMs,
    async run() {
      await repo.deleteEventsBefore(db, ago(eventsRetainedForMs));
      try {
        await settlePending();
        for (const reference of await refunds.open()) await refunds.settle(reference);
        await compareListed();
        if (await repo.anyPayment(db)) await chargebacks.reconcile(ago(disputedForMs));
      } catch (error) {
        if (!isProviderError(error)) throw error;
        log.warn({ reason: error.failure }, 'payments not reconciled: the provider does not answer');
      }
    },
  };

  /**
   * Money without a payment: its account was erased in the meantime, or it was not started here. Who paid by a link of an
   * erased student gets it back.
   */
  async function recordUnknown({ reference, charged, fees, currency }: ProviderTransaction): Promise<void> {
    if (await isPosted(db, reference)) return;

    const foundAt = getInstant(clock.now());
    await database.transaction(async (tx) => {
      if (currency === 'NGN' && (await isOrphan(tx, reference))) {
        await post(tx, reference, postingsOfUnassigned({ charged, fees }), foundAt);
        const postings = postingsOfRefund(charged, 'unassigned');
        return refunds.order(tx, { reference, amount: charged, postings, actor: 'clock' });
      }
      await repo.flagMoney(tx, {
        reference,
        reason: 'unknown_reference',
        amount: charged,
        currency,
        foundAt,
      });
      if (currency === 'NGN') await post(tx, reference, postingsOfUnassigned({ charged, fees }), foundAt);
    });
  }
}
