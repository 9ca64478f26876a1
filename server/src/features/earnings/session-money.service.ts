/**
 * Money of sessions and seats: held after payment, released or returned after the decision. Bookings and
 * tutorials announce decisions by an event; repeated deliveries make no difference.
 */
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import {
  type DividedPrice,
  dividePrice,
  postingsOfRefund,
  postingsOfRelease,
  postingsOfReturnedLesson,
} from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelPaid } from '../bookings/bookings.service.ts';
import { taughtHour } from '../bookings/bookings-teaching.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { returnSeat } from '../tutorials/seats.service.ts';
import { priceReturned } from './earnings.events.ts';
import * as repo from './earnings.repo.ts';
import type { EarningRow, HeldPaymentRow } from './earnings.tables.ts';
import type { LessonPayment } from './lesson-payment.service.ts';
import { takeFromTutor } from './tutor-share.service.ts';

interface ReturnedPrice {
  held: HeldPaymentRow;
  /** Null after the tutor's account was erased. */
  earning: EarningRow | null;
  studentId: string;
  amount: number;
  fromTutor: number;
}

/** Both sides are notified: the tutor of the part that the earnings lose, too. */
async function noteReturn(
  tx: Transaction,
  { held, earning, studentId, amount, fromTutor }: ReturnedPrice,
): Promise<void> {
  const { kind, subjectId, price } = held;
  const money = { price, amount, from_tutor: fromTutor, held: held.settledAt === null };
  const readers = [
    { side: 'student', userId: studentId },
    { side: 'tutor', userId: earning?.tutorId },
  ] as const;
  for (const { side, userId } of readers) {
    if (userId === undefined) continue;
    const facts = { side, kind, subject_id: subjectId, title: earning?.title ?? '', ...money };
    await record(tx, priceReturned, { userId, subjectId: newId(), facts });
  }
}

export type SessionMoney = ReturnType<typeof createSessionMoney>;

export function createSessionMoney(
  { clock }: Pick<Platform, 'clock'>,
  payments: Pick<PaymentsService, 'release' | 'orderRefund' | 'post'>,
) {
  const money = {
    /** @param givenBack in kobo; of a price that was decided already nothing changes */
    async settle(
      tx: Transaction,
      which: repo.HeldMoney,
      { givenBack, actor }: { givenBack: number; actor: RefundActor | null },
    ): Promise<void> {
      const held = await repo.lockHeld(tx, which);
      if (!held || held.settledAt !== null) return;

      const { reference, price, commissionPercent, packageId } = held;
      // A part may have gone back while the price was held.
      const earlier = held.givenBack ?? 0;
      const parts = dividePrice(price, Math.max(givenBack, earlier), commissionPercent);
      const decidedParts = { ...parts, givenBack: parts.givenBack - earlier };
      if (packageId === null) await payments.release(tx, reference, decidedParts, actor);
      else await returnLesson(tx, reference, decidedParts);
      const settledAt = getInstant(clock.now());
      const tutorId = await repo.settleHeld(tx, reference, { ...parts, settledAt });
      // The hint of the session came earlier: its money is decided by a later delivery.
      if (tutorId !== null) await publishHint(tx, tutorId, { topic: 'account', id: null });
    },
    /** A booking has another hour: what is earned by it belongs to the hour that it has now. */
    async follow(tx: Transaction, bookingId: string): Promise<void> {
      const hour = await taughtHour(tx, bookingId);
      if (hour) await repo.moveEarning(tx, bookingId, { startsAt: hour.startsAt, endsAt: hour.endsAt });
    },
    /** @returns whether a price is held, so that a refund of all of it cancels the session or seat */
    async isHeld(executor: Executor, reference: string): Promise<boolean> {
      const held = await repo.findHeld(executor, reference);
      return held !== null && held.settledAt === null;
    },
    /**
     * Returns money of a payment by hand. All of a held price cancels a future session, a part of it does not. After
     * the release, the tutor and the platform return their parts; the platform also returns the part that the tutor
     * was already paid.
     *
     * @throws Fault `conflict` if the session must be decided first
     */
    async giveBack(tx: Transaction, payment: LessonPayment, amount: number): Promise<void> {
      const { id: reference, userId, subjectId } = payment;
      const held = await repo.lockHeld(tx, { reference });
      if (!held) throw new Fault('conflict', 'There is no money left from this payment.');
      if (held.settledAt !== null) return giveBackReleased(tx, held, { amount, studentId: userId });

      const rest = held.price - (held.givenBack ?? 0);
      if (amount < rest) return giveBackPart(tx, held, { amount, studentId: userId });

      const now = clock.now();
      const isCancelled =
        held.kind === 'session'
          ? await cancelPaid(tx, subjectId, now)
          : await returnSeat(tx, { tutorialId: subjectId, studentId: userId }, now);
      if (!isCancelled) {
        throw new Fault('conflict', 'This session has started and is not settled. Decide about it first.');
      }
      await money.settle(tx, { reference }, { givenBack: held.price, actor: 'admin' });
    },
  };
  return money;

  /** A lesson goes back to its package, and no payment is refunded. */
  async function returnLesson(tx: Transaction, reference: string, parts: DividedPrice): Promise<void> {
    const postings = [...postingsOfRelease(parts), ...postingsOfReturnedLesson(parts.givenBack)];
    await payments.post(tx, reference, postings, getInstant(clock.now()));
  }

  /** The session stays, and the tutor earns from the rest. */
  async function giveBackPart(
    tx: Transaction,
    held: HeldPaymentRow,
    { amount, studentId }: { amount: number; studentId: string },
  ): Promise<void> {
    const { reference, price, commissionPercent } = held;
    const earning = await repo.findEarning(tx, reference);
    const givenBack = (held.givenBack ?? 0) + amount;
    const { share } = dividePrice(price, givenBack, commissionPercent);
    const postings = postingsOfRefund(amount, 'held_for_sessions');
    await repo.giveBackHeld(tx, reference, { givenBack, share });
    await payments.orderRefund(tx, { reference, id: newId(), amount, postings, actor: 'admin' });
    const fromTutor = (earning?.share ?? share) - share;
    await noteReturn(tx, { held, earning, studentId, amount, fromTutor });
  }

  async function giveBackReleased(
    tx: Transaction,
    held: HeldPaymentRow,
    { amount, studentId }: { amount: number; studentId: string },
  ): Promise<void> {
    const { reference } = held;
    const earning = await repo.findEarning(tx, reference);
    const fromTutor = await takeFromTutor(tx, { settledPrice: held, earning, amount });
    const postings = postingsOfRefund(amount, 'commission_income', fromTutor);
    await payments.orderRefund(tx, { reference, id: newId(), amount, postings, actor: 'admin' });
    await noteReturn(tx, { held, earning, studentId, amount, fromTutor });
  }
}
