/** Seats of a tutorial: taking, paying for, and giving back. Each change holds the row of the tutorial, which counts them. */
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import { freeUntil, isJoinable, payUntil } from '@akada/core/tutorials/tutorial-rules.ts';
import type { TutorialEnder } from '@akada/core/tutorials/tutorial-words.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record, recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { freeOtherHours, noteOtherHours, takeOtherHour } from '../bookings/booking/other-hours.service.ts';
import { findSeatsToPay, type LessonPayer } from './payable-seats.repo.ts';
import type { VisibleTutorial } from './tutorials.access.ts';
import {
  seatPriceArrived,
  seatReturned,
  seatSettled,
  seatTaken,
  tutorialCancelled,
  tutorialCancelledByAkada,
} from './tutorials.events.ts';
import { getFacts } from './tutorials.present.ts';
import * as repo from './tutorials.repo.ts';
import type { SeatRow, TutorialRow } from './tutorials.tables.ts';

export type SeatsService = ReturnType<typeof createSeatsService>;

export function createSeatsService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    /**
     * A student who joins twice has one seat.
     *
     * @throws Fault `conflict` if the last seat is taken, or the tutorial has started, was cancelled, or is
     * the caller's own
     */
    join: (studentId: string, { id }: VisibleTutorial) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const tutorial = await lockedWithout(tx, id, now);
        const seat = await repo.findSeat(tx, id, studentId);
        if (seat && seat.state !== 'left') return;

        assertJoinable(tutorial, studentId, now);
        const taken = seat ? { ...seat, state: 'joined' as const } : newSeat(tutorial, studentId, now);
        if (!(await takeTime(tx, tutorial, taken, now))) {
          throw new Fault('slot_taken', 'You have another session at that time. Look for another tutorial.');
        }
        await repo.putSeat(tx, taken);
        if (taken.state === 'joined') await notifyTutor(tx, tutorial, studentId, now);
        await publishChange(tx, tutorial, studentId);
      }),
    /**
     * Releases the seat; its price is returned if the start is far enough away.
     *
     * @throws Fault `conflict` once it has started
     */
    exit: (studentId: string, { id }: VisibleTutorial) =>
      database.transaction(async (tx) => {
        const tutorial = await repo.lockTutorial(tx, id);
        const seat = await repo.findSeat(tx, id, studentId);
        if (!tutorial || !seat || seat.state === 'left') return;
        const now = clock.now();
        if (!isJoinable(getFacts(tutorial), now)) {
          throw new Fault('conflict', 'This tutorial has started or ended. You keep your seat.');
        }
        await giveBack(tx, tutorial, seat, now);
        await publishChange(tx, tutorial, studentId);
      }),
    /** Frees seats that were not paid for in time. */
    async freeExpired(): Promise<void> {
      for (const id of await repo.tutorialsWithExpiredSeats(database.db, getInstant(clock.now()))) {
        await database.transaction((tx) => lockedWithout(tx, id, clock.now()));
      }
    },
  };
}

const hourMs = 3_600_000;

async function notifyTutor(
  tx: Transaction,
  { id: tutorialId, tutorId, title, price }: TutorialRow,
  studentId: string,
  now: number,
): Promise<void> {
  const name = (await peopleById(tx, [studentId])).get(studentId)?.fullName ?? 'A student';
  const group = `${tutorialId}:${Math.floor(now / hourMs)}`;
  await record(tx, seatTaken, {
    userId: tutorId,
    subjectId: newId(),
    facts: { title, tutorialId, name, price, group },
  });
}

async function publishChange(
  tx: Transaction,
  { id, tutorId }: TutorialRow,
  studentId: string,
): Promise<void> {
  for (const userId of [tutorId, studentId]) await publishHint(tx, userId, { topic: 'tutorial', id });
}

/** @returns the tutorial, held, without the seats that were not paid for in time */
async function lockedWithout(tx: Transaction, id: string, now: number): Promise<TutorialRow> {
  const tutorial = await repo.lockTutorial(tx, id);
  if (!tutorial) throw notFound();

  const freed = await repo.removeExpiredSeats(tx, id, getInstant(now));
  return { ...tutorial, seatsTaken: tutorial.seatsTaken - freed };
}

/** @returns whether the student has nothing else at that time */
function takeTime(tx: Transaction, tutorial: TutorialRow, seat: SeatRow, now: number): Promise<boolean> {
  const { id: subjectId, startsAt, endsAt } = tutorial;
  const hour = { subjectId, personId: seat.studentId, startsAt, endsAt, heldUntil: seat.payUntil };
  return takeOtherHour(tx, hour, now);
}

function assertJoinable(tutorial: TutorialRow, studentId: string, now: number): void {
  if (tutorial.tutorId === studentId) throw new Fault('conflict', 'This tutorial is your own.');
  if (!isJoinable(getFacts(tutorial), now)) {
    throw new Fault('conflict', 'This tutorial has started or was cancelled. Look for another tutorial.');
  }
  if (tutorial.seatsTaken >= tutorial.seats) {
    throw new Fault('conflict', 'The last seat was taken. Look for another tutorial, or look again later.');
  }
}

function newSeat(tutorial: TutorialRow, studentId: string, now: number): SeatRow {
  const common = { tutorialId: tutorial.id, studentId, paidReference: null, takenAt: getInstant(now) };
  return tutorial.price === 0
    ? { ...common, state: 'joined', payUntil: null }
    : { ...common, state: 'to_pay', payUntil: getInstant(payUntil(getFacts(tutorial), now)) };
}

/** Too near to the start the price is due: the seat is free for another, and its row stays until it is settled. */
async function giveBack(tx: Transaction, tutorial: TutorialRow, seat: SeatRow, now: number): Promise<void> {
  const isDue = seat.paidReference !== null && now >= freeUntil(getFacts(tutorial));
  await freeOtherHours(tx, tutorial.id, seat.studentId);
  if (isDue) return repo.putSeat(tx, { ...seat, state: 'left' });

  await settleSeat(tx, tutorial, seat, tutorial.price, 'student');
  await repo.removeSeat(tx, tutorial.id, seat.studentId);
}

/** Says what becomes of the price of a seat, where it was paid. @param givenBack in kobo */
export async function settleSeat(
  tx: Transaction,
  { id, tutorId, price }: TutorialRow,
  { paidReference }: SeatRow,
  givenBack: number,
  actor: RefundActor,
): Promise<void> {
  if (paidReference === null) return;
  const facts = { tutorial_id: id, price, given_back: givenBack, actor };
  await recordOnce(tx, seatSettled, { userId: tutorId, subjectId: paidReference, facts });
}

/** The reason by which an administrator ends the tutorials of a tutor whose approval or account was closed. */
export const noLongerTeaches = { reason: 'The tutor no longer teaches on Akada.' };

/** The reason why a tutorial ends before it is held: its tutor, too few students, or an administrator's reason. */
export type TutorialEnd = 'tutor' | 'few' | { reason: string };

function readEnder(end: TutorialEnd): TutorialEnder {
  if (typeof end !== 'string') return 'admin';
  return end === 'few' ? 'clock' : 'tutor';
}

/** Returns all paid money, also to students who released their seat too late. The caller has locked the tutorial. */
export async function cancelWithSeats(
  tx: Transaction,
  tutorial: TutorialRow,
  end: TutorialEnd,
  now: number,
): Promise<void> {
  const { id, tutorId, title, price } = tutorial;
  const time = getInstant(now);
  const cancelledBy = readEnder(end);
  await freeOtherHours(tx, id);
  for (const seat of await repo.listSeats(tx, id)) {
    await settleSeat(tx, tutorial, seat, price, cancelledBy);
    await publishHint(tx, seat.studentId, { topic: 'tutorial', id });
    if (seat.state === 'left') continue;
    const notice = { userId: seat.studentId, subjectId: newId() };
    const facts = { title, paid: seat.paidReference !== null };
    await (typeof end === 'string'
      ? record(tx, tutorialCancelled, { ...notice, facts: { ...facts, few: end === 'few' } })
      : record(tx, tutorialCancelledByAkada, { ...notice, facts: { ...facts, ...end, side: 'student' } }));
  }
  await noteOtherHours(tx, tutorId);
  const cancelReason = typeof end === 'string' ? null : end.reason;
  await repo.updateTutorial(tx, id, {
    cancelledAt: time,
    cancelledBy,
    settledAt: time,
    updatedAt: time,
    cancelReason,
  });
}

/** The student's account goes: as `exit`, and what is due is decided now, because nothing of the seat stays. */
export async function forgetSeats(tx: Transaction, studentId: string, now: number): Promise<void> {
  for (const id of await repo.unsettledOfStudent(tx, studentId)) {
    const tutorial = await repo.lockTutorial(tx, id);
    const seat = await repo.findSeat(tx, id, studentId);
    if (!tutorial || !seat) continue;
    const isFree = seat.state !== 'left' && now < freeUntil(getFacts(tutorial));
    await settleSeat(tx, tutorial, seat, isFree ? tutorial.price : 0, 'student');
    await repo.removeSeat(tx, id, studentId);
  }
}

/**
 * Removes a seat whose price an administrator returns.
 *
 * @returns false if the tutorial has started; true also if the seat no longer exists
 */
export async function returnSeat(
  tx: Transaction,
  { tutorialId, studentId }: Pick<SeatRow, 'tutorialId' | 'studentId'>,
  now: number,
): Promise<boolean> {
  const tutorial = await repo.lockTutorial(tx, tutorialId);
  const seat = await repo.findSeat(tx, tutorialId, studentId);
  if (!tutorial || !seat) return true;
  if (!isJoinable(getFacts(tutorial), now)) return false;

  await freeOtherHours(tx, tutorialId, studentId);
  await settleSeat(tx, tutorial, seat, tutorial.price, 'admin');
  await repo.removeSeat(tx, tutorialId, studentId);
  const { title } = tutorial;
  await record(tx, seatReturned, { userId: studentId, subjectId: newId(), facts: { title } });
  await publishChange(tx, tutorial, studentId);
  return true;
}

/** An administrator closed the student's account: seats of tutorials that have not started are returned in full. */
export async function giveBackSeats(tx: Transaction, studentId: string, now: number): Promise<void> {
  for (const tutorialId of await repo.unsettledOfStudent(tx, studentId))
    await returnSeat(tx, { tutorialId, studentId }, now);
}

/** A seat as its payment needs it. */
export interface PayableSeat {
  price: number;
}

/** @returns null if the student has no unpaid seat */
export async function payableSeat(
  executor: Executor,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<PayableSeat | null> {
  const [tutorial, seat] = [await repo.findTutorial(executor, id), await repo.findSeat(executor, id, userId)];
  if (!tutorial || tutorial.cancelledAt !== null || seat?.payUntil == null) return null;
  return Date.parse(seat.payUntil) > now ? { price: tutorial.price } : null;
}

/** A tutorial in which a seat was paid for. */
export type PaidTutorial = Pick<TutorialRow, 'id' | 'tutorId' | 'title' | 'startsAt' | 'endsAt'>;

/**
 * Gives the paid seat, in the transaction that decides the payment: the held seat, or any free seat if the
 * hold expired.
 *
 * @returns null if it is too late: then the price is returned
 */
export async function seatPaid(
  tx: Transaction,
  payment: { id: string; userId: string; subjectId: string; amount: number },
  now: number,
): Promise<PaidTutorial | null> {
  const { id: paidReference, userId: studentId, subjectId: id, amount } = payment;
  const tutorial = await repo.lockTutorial(tx, id);
  if (!tutorial || !isJoinable(getFacts(tutorial), now) || tutorial.price !== amount) return null;

  const seat = await repo.findSeat(tx, id, studentId);
  const isTaken = seat?.state === 'joined' || seat?.state === 'left';
  const hasRoom = seat !== null || tutorial.seatsTaken < tutorial.seats;
  if (isTaken || !hasRoom) return null;

  const takenAt = seat?.takenAt ?? getInstant(now);
  await repo.putSeat(tx, {
    tutorialId: id,
    studentId,
    state: 'joined',
    payUntil: null,
    paidReference,
    takenAt,
  });
  await notifyTutor(tx, tutorial, studentId, now);
  const { title, price } = tutorial;
  await recordOnce(tx, seatPriceArrived, {
    userId: studentId,
    subjectId: paidReference,
    facts: { title, tutorial_id: id, price },
  });
  await publishChange(tx, tutorial, studentId);
  return tutorial;
}

/** @returns the seats of these payers that wait for their price */
export async function findPayableSeats(executor: Executor, payers: readonly LessonPayer[]) {
  return payers.length === 0 ? [] : findSeatsToPay(executor, payers);
}

/** @returns each tutor with each student who has a seat in a tutorial of theirs, as a part of another feature's statement */
export const seatedPairs = repo.seatedPairs;
