/** Sessions of one tutor with one student, for the page about the two. */
import type { Booking } from '@akada/contract/work/bookings.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Platform } from '../../platform/platform.ts';
import { createBookingsReading } from './bookings-reading.service.ts';
import * as repo from './session/pair-sessions.repo.ts';

export interface Pair {
  tutorId: string;
  studentId: string;
}

export type PairSessions = ReturnType<typeof createPairSessions>;

/** Characters of the shared notes in a list. */
const visibleNotes = 160;

export function createPairSessions(platform: Platform) {
  const { database, clock } = platform;
  const { db } = database;
  const reading = createBookingsReading(platform);

  return {
    /** @returns the next confirmed session as this reader sees it; null without one */
    async findNext(pair: Pair, readerId: string): Promise<Booking | null> {
      const row = await repo.findNextOfPair(db, pair, getInstant(clock.now()));
      return row && reading.present(row, readerId);
    },
    /** @returns sessions that took place or should have, the last one first, and how many there are */
    async listPast(pair: Pair, limit: number) {
      const { rows, total } = await repo.listPastOfPair(db, pair, { now: getInstant(clock.now()), limit });
      const items = rows.map(({ notes, startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt,
        endsAt,
        minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
        notes: (notes ?? '').trim().slice(0, visibleNotes),
      }));
      return { items, total };
    },
    /** @returns sets that the tutor gave this student after sessions */
    findGivenSets: (pair: Pair) => repo.findGivenSets(db, pair),
  };
}
