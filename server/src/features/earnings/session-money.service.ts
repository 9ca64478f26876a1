/**
 * Money of sessions and seats: held after payment, released or returned after the decision. Bookings and
 * tutorials announce decisions by an event; repeated deliveries make no difference.
 */
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { dividePrice, postingsOfRefund } from '@akada/core/payments/postings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record, recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { cancelPaid, confirmPaid } from '../bookings/bookings.service.ts';
import { taughtHour } from '../bookings/bookings-teaching.service.ts';
import type { SessionFulfilment, SessionPayment } from '../payments/payment-fulfilment.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { returnSeat, seatPaid } from '../tutorials/seats.service.ts';
import { paidPastDeadline, priceReturned } from './earnings.events.ts';
import * as repo from './earnings.repo.ts';
import type { EarningRow, HeldPaymentRow } from './earnings.tables.ts';
import { readLessonFacts } from './lesson-facts.service.ts';
import { getBalance } from './payouts.repo.ts';

/** The paid hour, as its tutor sees it. */
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
    factsOf: readLessonFacts,
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
          state: 'waiting',
        },
      );
      return true;
    },
  };
}

/** @returns null if it can no longer be confirmed */
async function confirmedHour(
  tx: Transaction,
  payment: SessionPayment,
  now: number,
): Promise<PaidHour | null> {
  if ((await confirmPaid(tx, payment.subjectId, now)) === 'too_late') return null;

  const hour = await taughtHour(tx, payment.subjectId);
  return hour && { ...hour, title: hour.subject };
}

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
  const money = { price, amount, from_tutor: fromTutor };
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
  payments: Pick<PaymentsService, 'release' | 'orderRefund'>,
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

      const { reference, price, commissionPercent } = held;
      const parts = dividePrice(price, givenBack, commissionPercent);
      await payments.release(tx, reference, parts, actor);
      await repo.settleHeld(tx, reference, { ...parts, settledAt: getInstant(clock.now()) });
    },
    /** A booking has another hour: what is earned by it belongs to the hour that it has now. */
    async follow(tx: Transaction, bookingId: string): Promise<void> {
      const hour = await taughtHour(tx, bookingId);
      if (hour) await repo.moveEarning(tx, bookingId, { startsAt: hour.startsAt, endsAt: hour.endsAt });
    },
    /** @returns whether a price is held, so that only all of it can go back */
    async isHeld(executor: Executor, reference: string): Promise<boolean> {
      const held = await repo.findHeld(executor, reference);
      return held !== null && held.settledAt === null;
    },
    /**
     * Returns money of a payment by hand. A future session is cancelled with it. After the release, the tutor
     * and the platform return their parts; the platform also returns the part that the tutor was already
     * paid.
     *
     * @throws Fault `validation_failed` for only a part of held money, `conflict` if the session must be
     * decided first
     */
    async giveBack(tx: Transaction, payment: SessionPayment, amount: number): Promise<void> {
      const { id: reference, userId, subjectId } = payment;
      const held = await repo.lockHeld(tx, { reference });
      if (!held) throw new Fault('conflict', 'There is no money left from this payment.');
      if (held.settledAt !== null) return giveBackReleased(tx, held, { amount, studentId: userId });

      if (amount !== held.price) {
        throw invalidField(
          'amount',
          'Until the session is over and settled, only the whole price goes back.',
        );
      }
      const now = clock.now();
      const isCancelled =
        held.kind === 'session'
          ? await cancelPaid(tx, subjectId, now)
          : await returnSeat(tx, { tutorialId: subjectId, studentId: userId }, now);
      if (!isCancelled) {
        throw new Fault('conflict', 'This session has started and is not settled. Decide about it first.');
      }
      await money.settle(tx, { reference }, { givenBack: amount, actor: 'admin' });
    },
  };
  return money;

  async function giveBackReleased(
    tx: Transaction,
    held: HeldPaymentRow,
    { amount, studentId }: { amount: number; studentId: string },
  ): Promise<void> {
    const { reference, price, commissionPercent } = held;
    const earning = await repo.findEarning(tx, reference);
    const parts = dividePrice(price, amount, commissionPercent);
    if (earning) await lockAccount(tx, earning.tutorId);
    const fromTutor = earning
      ? Math.min(earning.share - parts.share, await getBalance(tx, earning.tutorId))
      : 0;
    const postings = postingsOfRefund(amount, 'commission_income', fromTutor);
    const share = (earning?.share ?? 0) - fromTutor;
    await repo.giveBackSettled(tx, reference, { givenBack: amount, share });
    await payments.orderRefund(tx, { reference, amount, postings, actor: 'admin' });
    await noteReturn(tx, { held, earning, studentId, amount, fromTutor });
  }
}
