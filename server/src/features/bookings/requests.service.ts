/** The way to a booking: a student holds an hour, and requests it. */
import type { Hold } from '@akada/contract/work/bookings.ts';
import { getExpiry } from '@akada/core/bookings/booking-deadlines.ts';
import { bookingLimits, freeUntil, gridMinutes, trialMinutes } from '@akada/core/bookings/booking-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { newId, newSecret } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Bookable, bookable, freeTimesBy } from './availability/availability.service.ts';
import { changeBooking, hourTaken } from './booking/booking-changes.service.ts';
import { notify } from './booking/booking-notices.service.ts';
import { bookingRequested } from './booking/bookings.events.ts';
import * as repo from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';
import { createSessionPrices } from './booking/session-prices.service.ts';
import { takeHour } from './booking/taken-hours.repo.ts';
import { hasTrial } from './booking/trials.repo.ts';

const minuteMs = 60_000;

interface WantedHour {
  tutorId: string;
  startsAt: number;
  minutes: number;
}

/** Packages of lessons, as bookings need them. */
export interface BookedLessons {
  /** @returns the package that pays for a requested hour with a lesson; null if none does */
  reserve(tx: Transaction, row: BookingRow, now: number): Promise<ReservedLesson | null>;
  /** Pays for an accepted hour with the reserved lesson. */
  use(tx: Transaction, row: BookingRow, now: number): Promise<void>;
}

export interface ReservedLesson {
  packageId: string;
  /** Price of the lesson, in kobo. */
  price: number;
}

export type RequestsService = ReturnType<typeof createRequests>;

export function createRequests(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  lessons: Pick<BookedLessons, 'reserve'>,
) {
  const prices = createSessionPrices(config);
  return {
    /**
     * Replaces this student's hold. The same hour with another length expires when the first one did.
     *
     * @throws Fault `not_found` for a tutor who cannot be booked, `outside_hours`, `slot_taken`
     */
    async hold(studentId: string, requested: WantedHour & { isTrial: boolean }): Promise<Hold> {
      const { tutorId, startsAt, isTrial } = requested;
      const minutes = isTrial ? trialMinutes : requested.minutes;
      const now = clock.now();
      if (tutorId === studentId) throw invalidField('tutor_id', 'You cannot book yourself.');
      const known = await bookable(database.db, tutorId);
      const { profile, rules } = known;
      const trial = isTrial ? await prices.findTrial(database.db, { studentId, tutorId }) : null;
      if (isTrial && trial === null) throw noTrial();
      if (!isTrial && !rules.minutes.includes(minutes))
        throw invalidField('minutes', 'This tutor does not offer this length.');
      await assertOpen(database.db, { tutorId, startsAt, minutes }, known, now);

      const hour = { startsAt, endsAt: startsAt + minutes * minuteMs };
      const row = await database.transaction(async (tx) => {
        const previous = await repo.findHold(tx, studentId);
        await repo.lockHoursOf(tx, [studentId, tutorId, ...(previous ? [previous.tutorId] : [])]);
        const held = await repo.findHold(tx, studentId);
        if (held) await repo.removeBooking(tx, held.id);
        if (isTrial && (await hasTrial(tx, { studentId, tutorId }))) throw noTrial();

        const isSame = held?.tutorId === tutorId && Date.parse(held.startsAt) === startsAt;
        const until = getExpiry('held', { startsAt, noticeHours: 0, now }) ?? now;
        const earlier = isSame && held.expiresAt !== null ? Date.parse(held.expiresAt) : 0;
        const heldUntil = earlier > now ? earlier : until;
        const next: BookingRow = {
          ...newBooking(now),
          studentId,
          tutorId,
          startsAt: getInstant(startsAt),
          endsAt: getInstant(hour.endsAt),
          isTrial,
          price: trial?.price ?? prices.get(profile.hourlyRate, minutes),
          noticeHours: rules.noticeHours,
          bufferMinutes: rules.bufferMinutes,
          cancelHours: rules.cancelHours,
          expiresAt: getInstant(heldUntil),
        };
        await repo.insertBooking(tx, next);
        const busy = await takeHour(tx, next, { ...hour, kind: 'booked', heldUntil, now });
        if (busy) throw busyFault(busy);
        return next;
      });
      return presentHold(row, profile.subjects, now);
    },
    async release(row: BookingRow): Promise<void> {
      await database.transaction(async (tx) => {
        const current = await repo.lockBooking(tx, row.id);
        if (current?.state === 'held') await repo.removeBooking(tx, row.id);
      });
    },
    /** @throws Fault `deadline_passed`, `conflict` with too many requests, `outside_hours` */
    async request(
      { id, studentId, tutorId }: BookingRow,
      form: { subject: string | undefined; message: string; shareWeakTopics: boolean },
    ): Promise<BookingRow> {
      const now = clock.now();
      return database.transaction(async (tx) => {
        await repo.lockHoursOf(tx, [studentId, tutorId]);
        const row = await repo.lockBooking(tx, id);
        if (!row) throw notFound();
        if (row.state !== 'held') return row;

        const known = await bookable(tx, tutorId);
        const { subjects } = known.profile;
        const subject = form.subject ?? subjects[0] ?? '';
        if (!subjects.includes(subject))
          throw invalidField('subject', 'Choose one of the subjects of this tutor.');
        await assertFewRequests(tx, row);
        const [startsAt, endsAt] = [Date.parse(row.startsAt), Date.parse(row.endsAt)];
        await assertOpen(tx, { tutorId, startsAt, minutes: (endsAt - startsAt) / minuteMs }, known, now);
        const { message, shareWeakTopics } = form;
        const lesson = row.isTrial || row.price === 0 ? null : await lessons.reserve(tx, row, now);
        const change = { subject, message, shareWeakTopics, ...lesson };
        const next = await changeBooking(tx, row, { action: 'request', actor: 'student', now }, change);
        await notify(tx, bookingRequested, next, 'tutor', { until: next.expiresAt, reason: message });
        return next;
      });
    },
  };
}

const noTrial = () =>
  new Fault(
    'conflict',
    'You have had your trial lesson with this tutor, or none is offered now. Choose another length.',
  );

export function busyFault(side: 'student' | 'tutor'): Fault {
  return side === 'tutor'
    ? hourTaken()
    : new Fault('slot_taken', 'There is another session at this time. Choose another time.');
}

/** @throws Fault `outside_hours` also off the grid, in the past, within the notice and beyond the horizon */
export async function assertOpen(
  executor: Executor,
  { tutorId, startsAt, minutes }: WantedHour,
  known: Bookable,
  now: number,
): Promise<void> {
  const range = { from: startsAt, to: startsAt + minutes * minuteMs };
  const isOnGrid = startsAt % (gridMinutes * minuteMs) === 0;
  const free = isOnGrid ? await freeTimesBy(executor, tutorId, known, { range, now, hoursAlone: true }) : [];
  if (free.some(({ from, to }) => from === range.from && to === range.to)) return;

  throw new Fault('outside_hours', 'The tutor is not free then. Choose one of the free times.');
}

async function assertFewRequests(executor: Executor, { studentId, tutorId }: BookingRow): Promise<void> {
  const { all, toTutor } = await repo.countRequests(executor, studentId, tutorId);
  if (toTutor >= bookingLimits.openRequestsToOne)
    throw new Fault('conflict', 'Two requests wait for this tutor. Wait for an answer, or cancel one.');
  if (all >= bookingLimits.openRequests)
    throw new Fault('conflict', 'Five requests wait for an answer. Wait for one, or cancel one.');
}

export function newBooking(now: number) {
  const time = getInstant(now);
  return {
    id: newId(),
    state: 'held' as const,
    subject: '',
    message: '',
    shareWeakTopics: false,
    proposedStartsAt: null,
    proposedBy: null,
    proposalExpiresAt: null,
    paidAt: null,
    endedBy: null,
    endedAt: null,
    endReason: '',
    settlesAt: null,
    settledAt: null,
    givenBack: null,
    callRoom: newSecret(),
    sequence: 0,
    remindedHours: null,
    isTrial: false,
    packageId: null,
    tutorMissing: false,
    answeredAt: null,
    moveOutcome: null,
    moveActor: null,
    moveTime: null,
    createdAt: time,
    changedAt: time,
  };
}

function presentHold(row: BookingRow, subjects: string[], now: number): Hold {
  const { id, tutorId, startsAt, endsAt, price, noticeHours, cancelHours, expiresAt } = row;
  const start = Date.parse(startsAt);
  const answerUntil = getExpiry('requested', { startsAt: start, noticeHours, now }) ?? start;
  return {
    id,
    tutor_id: tutorId,
    starts_at: startsAt,
    ends_at: endsAt,
    price,
    subjects,
    expires_at: expiresAt ?? startsAt,
    answer_until: getInstant(answerUntil),
    free_until: getInstant(freeUntil({ startsAt: start, cancelHours })),
  };
}
