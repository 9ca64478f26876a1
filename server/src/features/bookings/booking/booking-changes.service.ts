/**
 * The one way from a state of a booking to the next: the rule of core, the row, its hours, what is decided of the price
 * and what others hear of it, in one transaction.
 */
import { getExpiry, getSettlement } from '@akada/core/bookings/booking-deadlines.ts';
import {
  type BookingAction,
  type BookingActor,
  type BookingState,
  bookingAfter,
  openStates,
} from '@akada/core/bookings/booking-state.ts';
import type { LastMove } from '@akada/core/bookings/session-facts.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record, recordOnce } from '../../../platform/outbox/outbox.ts';
import { noteMissedSession } from '../../tutors/tutor-standing.service.ts';
import { getFacts } from './booking-facts.ts';
import { publishBooking } from './booking-notices.service.ts';
import { bookingCompleted, bookingSettled, tutorHoursChanged } from './bookings.events.ts';
import * as repo from './bookings.repo.ts';
import type { BookingRow } from './bookings.tables.ts';
import { bookHours, freeHours } from './taken-hours.repo.ts';

/** The requested action, and its side. */
export interface Move {
  action: BookingAction;
  actor: BookingActor;
  reason?: string;
  now: number;
}

/**
 * @param row locked
 * @returns the state that follows
 * @throws Fault `booking_state` with the present state, `deadline_passed`
 */
export function stateAfter(row: BookingRow, { action, actor, now }: Move): BookingState {
  const next = bookingAfter(getFacts(row, now), action, actor);
  if (next === 'deadline_passed') {
    throw new Fault('deadline_passed', 'It is too late for this. See where the booking is now.', {
      facts: { state: row.state },
    });
  }
  if (next === 'booking_state') {
    throw new Fault(
      'booking_state',
      'The booking has changed, so this is not possible. See where it is now.',
      {
        facts: { state: row.state },
      },
    );
  }
  return next;
}

const isOpen = (state: BookingState) => openStates.some((open) => open === state);

/**
 * @param row locked
 * @param change further columns
 * @throws as `stateAfter`; Fault `slot_taken` if the hour has expired and was taken in the meantime
 */
export async function changeBooking(
  tx: Transaction,
  row: BookingRow,
  move: Move,
  change: Partial<BookingRow> = {},
): Promise<BookingRow> {
  const state = stateAfter(row, move);
  const { actor, reason = '', now } = move;
  const startsAt = Date.parse(change.startsAt ?? row.startsAt);
  const expiresAt =
    state === row.state && startsAt === Date.parse(row.startsAt)
      ? row.expiresAt
      : nullable(getExpiry(state, { startsAt, noticeHours: row.noticeHours, now }));
  const ended =
    isOpen(state) || state === row.state
      ? {}
      : { ...noProposal, endedBy: actor, endedAt: getInstant(now), endReason: reason };
  const isAnswered = row.state === 'requested' && actor !== 'admin' && isAnswer(state);
  const answered = isAnswered ? { answeredAt: getInstant(now) } : {};
  const next = { ...row, ...change, ...ended, ...answered, state, expiresAt };
  const settled = { ...next, ...settlementColumns(next, now) };
  // It is the first statement, so that a fault leaves the row as it was even if the transaction continues.
  await changeHours(tx, row, settled);
  const stored = await repo.updateBooking(tx, row.id, { ...settled, changedAt: getInstant(now) });
  if (state === 'completed' && row.state !== 'completed') await noteCompletion(tx, stored);
  if (stored.settledAt !== null && row.settledAt === null) await noteSettled(tx, stored, now);
  await publishBooking(tx, stored);
  return stored;
}

/** @returns the columns that say what became of a proposed time */
export const getLastMove = (outcome: LastMove['outcome'], actor: LastMove['by'], time: string) =>
  ({ moveOutcome: outcome, moveActor: actor, moveTime: time }) as const;

export const noProposal = { proposedStartsAt: null, proposedBy: null, proposalExpiresAt: null } as const;

const nullable = (moment: number | null) => (moment === null ? null : getInstant(moment));

const isAnswer = (state: BookingState) => ['accepted', 'confirmed', 'rejected'].includes(state);

/** The paid part of the price. */
const paidOf = ({ paidAt, price }: BookingRow) => (paidAt === null ? 0 : price);

function settlementColumns(row: BookingRow, now: number): Partial<BookingRow> {
  const { state, endedBy, endedAt, startsAt, cancelHours, settledAt } = row;
  if (settledAt !== null || endedBy === null || endedAt === null) return {};
  const settlement = getSettlement({
    state,
    endedBy,
    cancelHours,
    paid: paidOf(row),
    endedAt: Date.parse(endedAt),
    startsAt: Date.parse(startsAt),
  });
  if (!settlement) return { settlesAt: null, givenBack: null };
  const { at, givenBack } = settlement;
  return at <= now
    ? { settlesAt: null, settledAt: getInstant(now), givenBack }
    : { settlesAt: getInstant(at), givenBack };
}

async function changeHours(tx: Transaction, before: BookingRow, after: BookingRow): Promise<void> {
  const wasOpen = isOpen(before.state);
  const isTaken = isOpen(after.state);
  const { id, tutorId } = after;
  if (wasOpen && !isTaken) await freeHours(tx, id);
  if (isTaken && (before.state !== after.state || before.startsAt !== after.startsAt)) {
    const heldUntil = after.state === 'confirmed' ? null : after.expiresAt;
    if (!(await bookHours(tx, id, heldUntil))) throw hourTaken();
  }
  const isSeen = before.state === 'held' || !isTaken || before.startsAt !== after.startsAt;
  if (wasOpen && isSeen)
    await record(tx, tutorHoursChanged, { userId: tutorId, subjectId: newId(), facts: {} });
}

export function hourTaken(): Fault {
  return new Fault('slot_taken', 'This time was just taken. Choose another one.');
}

async function noteCompletion(tx: Transaction, row: BookingRow): Promise<void> {
  const { id, tutorId, studentId, startsAt, endsAt } = row;
  const facts = { student_id: studentId, starts_at: startsAt, ends_at: endsAt };
  await recordOnce(tx, bookingCompleted, { userId: tutorId, subjectId: id, facts });
}

/**
 * Publishes the decision about the price, once there is one.
 *
 * @param row locked
 */
export async function noteSettled(tx: Transaction, row: BookingRow, now: number): Promise<void> {
  const { tutorId, tutorMissing, state } = row;
  await noteSettlement(tx, row, tutorId);
  if (tutorMissing && (state === 'no_show' || state === 'cancelled'))
    await noteMissedSession(tx, tutorId, now, (since) => repo.findMissed(tx, tutorId, since));
}

/** @param userId of the one whose account stays */
export async function noteSettlement(tx: Transaction, row: BookingRow, userId: string): Promise<void> {
  const { id, tutorId, studentId, price, givenBack, state, startsAt, paidAt } = row;
  if (paidAt === null || price === 0) return;
  const facts = {
    booking_id: id,
    tutor_id: tutorId,
    student_id: studentId,
    price,
    state,
    given_back: givenBack ?? 0,
    starts_at: startsAt,
  };
  await record(tx, bookingSettled, { userId, subjectId: id, facts });
}
