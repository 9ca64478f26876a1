/**
 * Money of sessions and seats: held when it is paid, released or given back when it is decided. Deciding is what bookings and
 * tutorials say by an event; how often it is delivered makes no difference.
 */
import { dividePrice } from '@akada/core/payments/postings.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmPaid } from '../bookings/bookings.service.ts';
import { taughtHour } from '../bookings/bookings-teaching.service.ts';
import type { SessionFulfilment, SessionPayment } from '../payments/payment-fulfilment.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { seatPaid } from '../tutorials/seats.service.ts';
import { paidPastDeadline } from './earnings.events.ts';
import * as repo from './earnings.repo.ts';

/** What was paid for, as the tutor reads it. */
interface PaidHour {
  tutorId: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** @returns what payments of sessions and seats are for; it comes before payments, and the feature itself after them */
export function createSessionFulfilment({
  clock,
  config,
}: Pick<Platform, 'clock' | 'config'>): SessionFulfilment {
  const { commissionPercent } = config.payments;

  return {
    async paid(tx, payment) {
      const { id: reference, userId, purpose: kind, subjectId, amount: price } = payment;
      const hour = await (kind === 'session' ? confirmedHour : seatPaid)(tx, payment, clock.now());
      if (!hour) {
        await recordOnce(tx, paidPastDeadline, { userId, subjectId: reference, facts: { amount: price } });
        return false;
      }
      const { tutorId, title, startsAt, endsAt } = hour;
      const { share } = dividePrice(price, 0, commissionPercent);
      await repo.insertHeld(
        tx,
        { reference, kind, subjectId, price, commissionPercent },
        {
          ...{
            reference,
            kind,
            subjectId,
            price,
            tutorId,
            studentId: userId,
            title,
            startsAt,
            endsAt,
            share,
          },
          state: 'waiting',
        },
      );
      return true;
    },
  };
}

/** @returns null where it can no longer be confirmed */
async function confirmedHour(
  tx: Transaction,
  payment: SessionPayment,
  now: number,
): Promise<PaidHour | null> {
  if ((await confirmPaid(tx, payment.subjectId, now)) === 'too_late') return null;

  const hour = await taughtHour(tx, payment.subjectId);
  return hour && { ...hour, title: hour.subject };
}

export function createSessionMoney(
  { clock }: Pick<Platform, 'clock'>,
  payments: Pick<PaymentsService, 'release'>,
) {
  return {
    /** @param givenBack in kobo; of a price that was decided already nothing changes */
    async settle(tx: Transaction, which: repo.HeldMoney, givenBack: number): Promise<void> {
      const held = await repo.lockHeld(tx, which);
      if (!held || held.settledAt !== null) return;

      const { reference, price, commissionPercent } = held;
      const parts = dividePrice(price, givenBack, commissionPercent);
      await payments.release(tx, reference, parts);
      await repo.settleHeld(tx, reference, { ...parts, settledAt: instantOf(clock.now()) });
    },
  };
}
