/** Changes of bookings when time passes: deadlines, proposals, decisions about prices, reminders. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeBooking, getLastMove, noProposal, noteSettled } from './booking-changes.service.ts';
import { otherSide } from './booking-facts.ts';
import { notify, publishBooking } from './booking-notices.service.ts';
import * as events from './bookings.events.ts';
import * as repo from './bookings.repo.ts';
import type { BookingRow } from './bookings.tables.ts';
import { freeHours, removeExpired } from './taken-hours.repo.ts';

/** Rows of one round; the next one comes soon. */
const roundSize = 200;

/** Hours before a session at which the two are reminded, the last one first: then nothing earlier is said any more. */
const reminderHours = [1, 24];

export function createBookingsByTime({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): PeriodicTask {
  /** Handles each row separately, so that a failed row does not delay the others. */
  const each = async (
    ids: readonly string[],
    run: (tx: Transaction, row: BookingRow, now: number) => Promise<void>,
  ) => {
    for (const id of ids) {
      await database.transaction(async (tx) => {
        const row = await repo.lockBooking(tx, id);
        if (row) await run(tx, row, clock.now());
      });
    }
  };
  const due = (kind: Parameters<typeof repo.findDue>[1]) =>
    repo.findDue(database.db, kind, clock.now(), roundSize);

  return {
    name: 'bookings.by_time',
    everyMs: 30_000,
    async run() {
      await each(await due('proposal'), endProposal);
      await each(await due('expiry'), expire);
      await each(await due('settlement'), settle);
      for (const hours of reminderHours)
        await each(await repo.findToRemind(database.db, hours, clock.now()), remind(hours));
      await removeExpired(database.db, clock.now());
    },
  };
}

const isPast = (moment: string | null, now: number) => moment !== null && Date.parse(moment) <= now;

async function expire(tx: Transaction, row: BookingRow, now: number): Promise<void> {
  if (row.endedAt !== null || !isPast(row.expiresAt, now)) return;
  if (row.state === 'held') return repo.removeBooking(tx, row.id);

  const late =
    row.proposedBy === null || row.proposedStartsAt === null
      ? {}
      : getLastMove('unanswered', otherSide(row.proposedBy), row.proposedStartsAt);
  const next = await changeBooking(tx, row, { action: 'expire', actor: 'clock', now }, late);
  if (row.state === 'requested') await noteUnanswered(tx, row, next);
  if (row.state === 'accepted') {
    for (const side of ['student', 'tutor'] as const) await notify(tx, events.bookingUnpaid, next, side);
  }
}

/** The student is late if the tutor has proposed another time; else the tutor is. */
async function noteUnanswered(tx: Transaction, row: BookingRow, next: BookingRow): Promise<void> {
  if (row.proposedBy === null)
    return notify(tx, events.bookingUnanswered, next, 'student', { actor: 'tutor' });
  for (const side of ['student', 'tutor'] as const)
    await notify(tx, events.bookingUnanswered, next, side, { actor: 'student' });
}

async function endProposal(tx: Transaction, row: BookingRow, now: number): Promise<void> {
  const { proposedBy, proposalExpiresAt, id } = row;
  if (proposedBy === null || !isPast(proposalExpiresAt, now)) return;
  // The request expires with its proposal in the same round, and its notice names the person who is late.
  if (row.state === 'requested') return;
  await freeHours(tx, id, 'proposed');
  const late = getLastMove('unanswered', otherSide(proposedBy), row.proposedStartsAt ?? row.startsAt);
  const next = await repo.updateBooking(tx, id, { ...noProposal, ...late, changedAt: getInstant(now) });
  await publishBooking(tx, next);
  await notify(tx, events.moveEnded, next, proposedBy, { move_end: 'unanswered' });
}

/** A report that the session took place concerns the two only if money follows from it. */
async function noteClaim(tx: Transaction, row: BookingRow): Promise<void> {
  const { state, endedBy, paidAt } = row;
  const isClaim = state === 'no_show' || (state === 'completed' && paidAt !== null);
  if (!isClaim || (endedBy !== 'student' && endedBy !== 'tutor')) return;

  for (const side of ['student', 'tutor'] as const)
    await notify(tx, events.claimSettled, row, side, { actor: endedBy });
}

async function settle(tx: Transaction, row: BookingRow, now: number): Promise<void> {
  if (row.settledAt !== null || !isPast(row.settlesAt, now)) return;
  const change = { settledAt: getInstant(now), settlesAt: null, changedAt: getInstant(now) };
  const next = await repo.updateBooking(tx, row.id, change);
  await noteSettled(tx, next, now);
  await noteClaim(tx, next);
  await publishBooking(tx, next);
}

const remind = (hours: number) => async (tx: Transaction, row: BookingRow, now: number) => {
  const isTrue = row.state === 'confirmed' && !isPast(row.startsAt, now);
  const isSaid = row.remindedHours !== null && row.remindedHours <= hours;
  if (!isTrue || isSaid || Date.parse(row.startsAt) - now > hours * 3_600_000) return;

  const next = await repo.updateBooking(tx, row.id, { remindedHours: hours });
  for (const side of ['student', 'tutor'] as const) await notify(tx, events.bookingReminded, next, side);
};
