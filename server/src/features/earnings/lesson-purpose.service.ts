/** The purpose of payments for sessions and seats: the price is held until the lesson is settled. */
import { dividePrice } from '@akada/core/payments/postings.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone } from '../accounts/accounts.ts';
import { confirmPaid, isPaid, payableBooking } from '../bookings/bookings.service.ts';
import { taughtHour } from '../bookings/bookings-teaching.service.ts';
import type { Purpose } from '../payments/payment/purposes.service.ts';
import { seatPaid } from '../tutorials/seats.service.ts';
import { paidPastDeadline } from './earnings.events.ts';
import * as repo from './earnings.repo.ts';
import { lessonChargebacks } from './lesson-chargebacks.service.ts';
import { readLessonFacts } from './lesson-facts.service.ts';
import { asLessonPayment, type LessonPayment } from './lesson-payment.service.ts';

/** The paid hour, as its tutor sees it. */
interface PaidHour {
  tutorId: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

export function createLessonPurpose({ clock, config }: Pick<Platform, 'clock' | 'config'>): Purpose {
  const { commissionPercent } = config.payments;

  return {
    account: 'held_for_sessions',
    ...lessonChargebacks,
    readFacts: (executor, payments) =>
      readLessonFacts(
        executor,
        payments.flatMap((row) => {
          const lesson = asLessonPayment(row);
          return lesson ? [{ ...lesson, status: row.status }] : [];
        }),
      ),
    // A seat is held for half an hour only, which is too short for a link.
    async findOffer(executor, { userId, subjectId: id }) {
      const found = id && (await payableBooking(executor, { id, userId, now: clock.now() }));
      return found ? { amount: found.price, until: found.expiresAt } : null;
    },
    async describe(executor, { id, userId }) {
      const earning = await repo.findEarning(executor, id);
      return earning && `${earning.title}, ${dayText(earning.startsAt, await getZone(executor, userId))}`;
    },
    // A failed payment sends no notification: the page of the session shows it, and the hour is held until the time to pay has passed.
    async paid(tx, payment) {
      const lesson = asLessonPayment(payment);
      const hour = lesson && (await confirmHour(tx, lesson, clock.now()));
      const { id: reference, userId: studentId, amount: price } = payment;
      if (!hour) {
        // The payer by a link is told by mail.
        if (payment.linkId !== null) return false;
        const isSecond = lesson?.purpose === 'session' && (await isPaid(tx, lesson.subjectId));
        const facts = { amount: price, paid_before: isSecond };
        await recordOnce(tx, paidPastDeadline, { userId: studentId, subjectId: reference, facts });
        return false;
      }
      const { purpose: kind, subjectId } = lesson;
      const { share } = dividePrice(price, 0, commissionPercent);
      await repo.insertHeld(
        tx,
        { reference, kind, subjectId, price, commissionPercent, packageId: null },
        { reference, kind, subjectId, price, studentId, ...hour, share, state: 'waiting' },
      );
      return true;
    },
  };
}

/** @returns null if it can no longer be confirmed */
function confirmHour(tx: Transaction, payment: LessonPayment, now: number): Promise<PaidHour | null> {
  return payment.purpose === 'session' ? confirmSession(tx, payment, now) : seatPaid(tx, payment, now);
}

async function confirmSession(
  tx: Transaction,
  payment: LessonPayment,
  now: number,
): Promise<PaidHour | null> {
  if ((await confirmPaid(tx, payment.subjectId, now)) === 'too_late') return null;

  const hour = await taughtHour(tx, payment.subjectId);
  if (!hour) return null;
  const { tutorId, subject: title, startsAt, endsAt } = hour;
  return { tutorId, title, startsAt, endsAt };
}
