/** Bookings as their two sides read them. */
import type { Booking } from '@akada/contract/work/bookings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { readSessionReturns } from '../payments/session-refunds.service.ts';
import { profileStanding, teachingProfiles } from '../tutors/tutor-standing.service.ts';
import { findCallUrls } from './availability/availability.repo.ts';
import { freeTimes } from './availability/availability.service.ts';
import * as repo from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';
import { presentBooking } from './bookings.present.ts';

const dayMs = 86_400_000;
const shownRequests = 5;

export type BookingsReading = ReturnType<typeof createBookingsReading>;

interface Page {
  skip: number;
  limit: number;
}

/** Only a paid session can have a refund or a chargeback. */
const getPaidIds = (rows: readonly BookingRow[]) =>
  rows.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id);

export function createBookingsReading({
  database,
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const { db } = database;

  const presentAll = async (rows: readonly BookingRow[], userId: string): Promise<Booking[]> => {
    if (rows.length === 0) return [];

    const tutorIds = [...new Set(rows.map(({ tutorId }) => tutorId))];
    const [people, profiles, callUrls, returns, decidedIds] = await Promise.all([
      peopleById(db, [...new Set(rows.map(({ studentId }) => studentId).concat(tutorIds))]),
      teachingProfiles(db, tutorIds),
      findCallUrls(db, tutorIds),
      readSessionReturns(db, getPaidIds(rows)),
      repo.findDecided(db, rows),
    ]);
    return rows.map((row) => {
      const { tutorId } = row;
      const around = {
        student: people.get(row.studentId),
        tutor: people.get(tutorId),
        tutorZone: profiles.get(tutorId)?.timeZone ?? 'UTC',
        callUrl: getCallUrl(row, callUrls.get(tutorId) ?? null),
        refund: returns.get(row.id)?.refund ?? null,
        chargeback: returns.get(row.id)?.chargeback ?? null,
        decided: decidedIds.has(row.id),
      };
      return presentBooking(row, userId, around, clock.now());
    });
  };
  /** The tutor's own address, else one of this installation with a room that is hard to guess. */
  const getCallUrl = ({ callRoom }: BookingRow, own: string | null) =>
    own ?? config.videoCalls?.replaceAll('{room}', callRoom) ?? null;
  const present = async (row: BookingRow, userId: string): Promise<Booking> => {
    const [booking] = await presentAll([row], userId);
    if (!booking) throw new Error('One row is one booking');
    return booking;
  };
  const next = async (userId: string) => {
    const row = await repo.findNext(db, userId, getInstant(clock.now()));
    return row && present(row, userId);
  };

  return {
    present,
    async list(userId: string, { state, ...page }: Page & { state?: repo.BookingFilter | undefined }) {
      const now = getInstant(clock.now());
      const { rows, total } = await repo.listBookings(db, userId, { filter: state, now, ...page });
      return { items: await presentAll(rows, userId), total };
    },
    async next(userId: string) {
      return { next: await next(userId), waiting_for_me: await repo.countWaitingFor(db, userId) };
    },
    async tutorDashboard(tutorId: string) {
      const now = clock.now();
      const { rows, total } = await repo.findRequests(db, tutorId, shownRequests);
      const range = { from: now, to: now + 28 * dayMs };
      const open = await freeTimes(db, tutorId, { range, now, hoursAlone: true });
      return {
        next_session: await next(tutorId),
        requests: { items: await presentAll(rows, tutorId), total },
        sessions_this_week: await repo.countAhead(db, 'tutorId', tutorId, {
          from: now,
          to: now + 7 * dayMs,
        }),
        profile: await profileStanding(db, tutorId),
        has_hours: open.length > 0,
      };
    },
  };
}
