/** The students of a tutor and the tutors of a student, with the results that the tutor sees. */
import {
  getSeen,
  getSharingState,
  type Seen,
  type SharingState,
  type Tie,
} from '@akada/core/tutors/seen-results.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { getName, isOpenAccount } from '../accounts/accounts.ts';
import { bookedSessions } from '../bookings/bookings-teaching.service.ts';
import { taughtMemberships } from '../courses/course-members.service.ts';
import { seatedPairs } from '../tutorials/seats.service.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import * as repo from './ties.repo.ts';

/** A tutor and a student, with the results that the tutor sees. */
export interface FoundTie extends repo.TieRow {
  visibility: Seen;
  state: SharingState;
}

interface Reader {
  side: 'tutor' | 'student';
  userId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** @returns by name the people whose page exists, for a tutor or a student */
export const listTies = (executor: Executor, reader: Reader) =>
  findTies(executor, { ...reader, otherId: null });

/** @returns the tie with one other person; null if there is no page about the two */
export async function findTie(
  executor: Executor,
  reader: Reader & { otherId: string },
): Promise<FoundTie | null> {
  const [tie] = await findTies(executor, reader);
  return tie ?? null;
}

/** @returns the students of this tutor who share results of their classes */
export async function findSharingStudents(
  executor: Executor,
  tutorId: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const ties = await listTies(executor, { side: 'tutor', userId: tutorId, now });
  return new Set(ties.filter(({ visibility }) => visibility.classes).map(({ studentId }) => studentId));
}

async function findTies(
  executor: Executor,
  { now, ...reader }: Reader & { otherId: string | null },
): Promise<FoundTie[]> {
  const sources = {
    memberships: taughtMemberships(),
    sessions: bookedSessions(),
    seats: seatedPairs(),
    tutors: approvedTutors(executor),
    isOpenAccount,
    getName,
  };
  const rows = await repo.findTies(executor, sources, { ...reader, now: getInstant(now) });
  return rows
    .map((row) => ({ ...row, visibility: getSeen(toTie(row)), state: getSharingState(toTie(row)) }))
    .filter(({ visibility }) => visibility.page);
}

function toTie(row: repo.TieRow): Tie {
  const { classes, sessions, answeredAt, stoppedAt } = row;
  return {
    isTutorActive: row.isTutorActive,
    inClassSince: row.inClassSince === null ? null : Date.parse(row.inClassSince),
    hasEndedClass: row.courses.some(({ has_ended }) => has_ended),
    hasSession: row.hasSession,
    hasSessionAhead: row.hasSessionAhead,
    isTicked: row.isTicked,
    answer:
      answeredAt === null
        ? null
        : {
            classes: classes === true,
            sessions: sessions === true,
            answeredAt: Date.parse(answeredAt),
            isStopped: stoppedAt !== null,
          },
  };
}
