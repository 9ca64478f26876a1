/**
 * Acts of administrators on sessions: the table of states decides each change, and it is recorded with the
 * change.
 */

import type {
  AdminSession,
  AdminSessionDetail,
  SeenSession,
} from '@akada/contract/observers/admin-sessions.ts';
import { gridMinutes } from '@akada/core/bookings/booking-rules.ts';
import { type BookingAction, getActions } from '@akada/core/bookings/booking-state.ts';
import { type AuditChange, writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { administeredAccount, type Person, peopleById } from '../accounts/accounts.ts';
import { type Returns, readSessionReturns } from '../payments/session-refunds.service.ts';
import { reminded, sayAccepted } from './answers.service.ts';
import { bookable } from './availability/availability.service.ts';
import * as repo from './booking/admin-sessions.repo.ts';
import {
  changeBooking,
  getLastMove,
  type Move,
  noProposal,
  stateAfter,
} from './booking/booking-changes.service.ts';
import { getFacts, getSide } from './booking/booking-facts.ts';
import { notify } from './booking/booking-notices.service.ts';
import * as events from './booking/bookings.events.ts';
import * as rows from './booking/bookings.repo.ts';
import type { BookingRow, Side } from './booking/bookings.tables.ts';
import { createSessionPrices } from './booking/session-prices.service.ts';
import { freeHours, moveHours, takeHour } from './booking/taken-hours.repo.ts';
import { presentProgress } from './bookings.present.ts';
import { assertOpen, busyFault, newBooking } from './requests.service.ts';

export type AdminSessions = ReturnType<typeof createAdminSessions>;

/** The actor, the session with its visible state, and the reason. */
export interface SessionCall {
  actorId: string;
  id: string;
  seen: SeenSession;
  reason: string;
}

export interface NewSession {
  studentId: string;
  tutorId: string;
  startsAt: number;
  minutes: number;
  free: boolean;
  reason: string;
}

interface Act {
  action: string;
  /** Whether there is nothing left to do, as after a repetition. */
  isDone: (row: BookingRow) => boolean;
  apply: (tx: Transaction, row: BookingRow, move: Omit<Move, 'action'>) => Promise<BookingRow>;
}

const sides = ['student', 'tutor'] as const;
/** An administrator is no person whom the two know. */
const byAdministrator = { name: 'An administrator' };

export function createAdminSessions(deps: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const { database, clock } = deps;
  const { db } = database;
  const prices = createSessionPrices(deps.config);

  const read = async (id: string): Promise<AdminSessionDetail> => {
    const row = await rows.findBooking(db, id);
    if (!row || row.state === 'held') throw notFound();

    const [session] = await presentSessions(db, [row]);
    if (!session) throw notFound();
    const words = await rows.findWords(db, id);
    const { state, startsAt } = row;
    return {
      ...session,
      seen: { state, starts_at: startsAt, words: words.length },
      message: row.message,
      created_at: row.createdAt,
      paid_at: row.paidAt,
      settled_at: row.settledAt,
      words: words.map(({ authorId, action, words: text, saidAt }) => ({
        side: getSide(row, authorId),
        action,
        text,
        said_at: saidAt,
      })),
      actions: getActions(getFacts(row, clock.now()), 'admin').filter((action) => action !== 'accept'),
    };
  };

  const changed = async (call: SessionCall, { action, isDone, apply }: Act): Promise<AdminSessionDetail> => {
    const { id, actorId, reason } = call;
    await database.transaction(async (tx) => {
      const row = await rows.lockBooking(tx, id);
      if (!row || row.state === 'held') throw notFound();
      if (isDone(row)) return;

      const now = clock.now();
      await assertSeen(tx, row, call.seen);
      const next = await apply(tx, row, { actor: 'admin', reason, now });
      const change = { before: auditState(row), after: { ...auditState(next), reason } };
      await writeAudit(tx, getEntries(next, { actorId, action, change }), now);
    });
    return read(id);
  };

  return {
    read,
    async list(filter: repo.SessionFilter, page: { skip: number; limit: number }) {
      const [found, total] = await readInTime(database, async (tx) => [
        await repo.findSessions(tx, filter, page),
        await repo.countSessions(tx, filter),
      ]);
      return { items: await presentSessions(db, found), total };
    },
    /** @throws Fault `outside_hours`, `slot_taken`; `not_found` for a tutor who cannot be booked */
    async create(call: KeyedCall, requestedNewSession: NewSession): Promise<AdminSessionDetail> {
      const id = await makeOnce(deps, call, (tx, newId) =>
        book(tx, { id: newId, actorId: call.userId }, requestedNewSession),
      );
      return read(id);
    },
    /** @throws Fault `outside_hours`, `slot_taken`, `booking_state` */
    move: (call: SessionCall, startsAt: number) =>
      changed(call, {
        action: 'session.move',
        isDone: (row) => Date.parse(row.startsAt) === startsAt,
        apply: (tx, row, move) => moveTo(tx, row, { ...move, action: 'move' }, startsAt),
      }),
    /** @param refund whether what was paid goes back to the student; else the tutor has it */
    cancel: (call: SessionCall, refund: boolean) =>
      changed(call, {
        action: 'session.cancel',
        isDone: isSameEnd('cancelled', call.reason),
        async apply(tx, row, move) {
          const wasConfirmed = row.state === 'confirmed';
          const settled = { settledAt: getInstant(move.now), settlesAt: null, givenBack: 0 };
          const next = await changeBooking(
            tx,
            row,
            { ...move, action: 'cancel' },
            { sequence: row.sequence + (wasConfirmed ? 1 : 0), ...(refund ? {} : settled) },
          );
          const calendar = wasConfirmed ? 'cancel' : null;
          for (const side of sides)
            await notify(tx, events.bookingCancelled, next, side, {
              ...byAdministrator,
              calendar,
              reason: call.reason,
            });
          return next;
        },
      }),
    decide: (call: SessionCall, side: Side) =>
      changed(call, {
        action: 'session.decide',
        isDone: isSameEnd(side === 'student' ? 'cancelled' : 'completed', call.reason),
        async apply(tx, row, move) {
          const action: BookingAction = side === 'student' ? 'decide_for_student' : 'decide_for_tutor';
          const next = await changeBooking(tx, row, { ...move, action });
          for (const reader of sides)
            await notify(tx, events.disputeDecided, next, reader, { reason: call.reason });
          return next;
        },
      }),
  };

  async function book(
    tx: Transaction,
    { id, actorId }: { id: string; actorId: string },
    { studentId, tutorId, startsAt, minutes, free, reason }: NewSession,
  ): Promise<void> {
    const now = clock.now();
    const student = await administeredAccount(tx, studentId, now);
    if (student?.role !== 'student' || student.deactivated || student.deletion_due_at !== null)
      throw invalidField('student_id', 'Choose a student with an open account.');
    const known = await bookable(tx, tutorId);
    await rows.lockHoursOf(tx, [studentId, tutorId]);
    await assertOpen(tx, { tutorId, startsAt, minutes }, known, now);

    const { profile, rules } = known;
    const hour = { startsAt, endsAt: startsAt + minutes * 60_000 };
    const row: BookingRow = {
      ...newBooking(now),
      id,
      studentId,
      tutorId,
      state: 'requested',
      subject: profile.subjects[0] ?? '',
      startsAt: getInstant(hour.startsAt),
      endsAt: getInstant(hour.endsAt),
      price: free ? 0 : prices.get(profile.hourlyRate, minutes),
      noticeHours: rules.noticeHours,
      bufferMinutes: rules.bufferMinutes,
      cancelHours: rules.cancelHours,
      expiresAt: getInstant(startsAt),
    };
    await rows.insertBooking(tx, row);
    const busy = await takeHour(tx, row, { ...hour, kind: 'booked', heldUntil: startsAt, now });
    if (busy) throw busyFault(busy);
    const move = { action: 'accept', actor: 'admin', now } as const;
    const next = await changeBooking(tx, row, move, reminded(row.startsAt, now));
    await sayAccepted(tx, next, 'admin');
    const change = { before: null, after: { ...auditState(next), reason } };
    await writeAudit(tx, getEntries(next, { actorId, action: 'session.create', change }), now);
  }
}

async function moveTo(tx: Transaction, row: BookingRow, move: Move, startsAt: number): Promise<BookingRow> {
  stateAfter(row, move);
  const { now } = move;
  if (startsAt <= now || startsAt % (gridMinutes * 60_000) !== 0)
    throw new Fault(
      'outside_hours',
      'Choose a time in the future that starts on a quarter hour, such as 09:15.',
    );

  const endsAt = startsAt + Date.parse(row.endsAt) - Date.parse(row.startsAt);
  await rows.lockHoursOf(tx, [row.studentId, row.tutorId]);
  await freeHours(tx, row.id, 'proposed');
  const busy = await takeHour(tx, row, { startsAt, endsAt, kind: 'proposed', heldUntil: null, now });
  if (busy) throw busyFault(busy);
  await moveHours(tx, row.id, null);

  const wasConfirmed = row.state === 'confirmed';
  const next = await changeBooking(tx, row, move, {
    ...noProposal,
    ...getLastMove('moved', 'admin', row.startsAt),
    startsAt: getInstant(startsAt),
    endsAt: getInstant(endsAt),
    sequence: row.sequence + (wasConfirmed ? 1 : 0),
    ...reminded(getInstant(startsAt), now),
  });
  const calendar = wasConfirmed ? 'request' : null;
  for (const side of sides)
    await notify(tx, events.bookingMoved, next, side, {
      calendar,
      reason: move.reason ?? '',
      actor: 'admin',
    });
  return next;
}

const isSameEnd = (state: BookingRow['state'], reason: string) => (row: BookingRow) =>
  row.state === state && row.endedBy === 'admin' && row.endReason === reason;

/** @throws Fault `conflict` that says what is different now */
async function assertSeen(executor: Executor, row: BookingRow, seen: SeenSession): Promise<void> {
  const words = (await rows.findWords(executor, row.id)).length;
  const different = [
    row.state === seen.state ? '' : `it is ${row.state.replace('_', ' ')}`,
    Date.parse(row.startsAt) === Date.parse(seen.starts_at) ? '' : `it begins at ${row.startsAt}`,
    words === seen.words ? '' : 'one of the two has said more',
  ].filter((part) => part !== '');
  if (different.length === 0) return;

  throw new Fault(
    'conflict',
    `This session has changed: ${different.join(', ')}. Look at it, then decide again.`,
  );
}

const auditState = ({ id, state, startsAt, price, givenBack }: BookingRow) => ({
  session: id,
  state,
  starts_at: startsAt,
  price,
  given_back: givenBack,
});

/** Both are whom it is about. */
function getEntries(
  { studentId, tutorId }: BookingRow,
  entry: { actorId: string; action: string; change: AuditChange },
) {
  return [studentId, tutorId].map((targetId) => ({ ...entry, targetId }));
}

/** @returns the sessions in the same order */
export async function presentSessions(
  executor: Executor,
  found: readonly BookingRow[],
): Promise<AdminSession[]> {
  const ids = [...new Set(found.flatMap(({ studentId, tutorId }) => [studentId, tutorId]))];
  const people = await peopleById(executor, ids);
  const paid = found.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id);
  const returns = await readSessionReturns(executor, paid);
  const decidedIds = await rows.findDecided(executor, found);
  return found.map((row) =>
    presentSession(row, people, {
      ...(returns.get(row.id) ?? { refund: null, chargeback: null }),
      decided: decidedIds.has(row.id),
    }),
  );
}

function presentSession(
  row: BookingRow,
  people: ReadonlyMap<string, Person>,
  { refund, chargeback, decided }: Returns & { decided: boolean },
): AdminSession {
  const named = (id: string) => ({ id, full_name: people.get(id)?.fullName ?? '' });
  return {
    id: row.id,
    state: row.state,
    student: named(row.studentId),
    tutor: named(row.tutorId),
    subject: row.subject,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    price: row.price,
    ...presentProgress(row, decided),
    given_back: row.settledAt === null ? null : row.givenBack,
    refund,
    chargeback,
  };
}
