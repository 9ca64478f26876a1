/** Acts of administrators on group tutorials: they cancel like the tutor, with a reason and on record. */
import type {
  AdminTutorial,
  AdminTutorialDetail,
  SeenTutorial,
} from '@akada/contract/observers/admin-tutorials.ts';
import { tutorialState } from '@akada/core/tutorials/tutorial-rules.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';
import { findAllTutorials, type TutorialFilter } from './admin-tutorials.repo.ts';
import { cancelWithSeats } from './seats.service.ts';
import { tutorialCancelledByAkada } from './tutorials.events.ts';
import { getFacts } from './tutorials.present.ts';
import * as repo from './tutorials.repo.ts';
import type { TutorialRow } from './tutorials.tables.ts';

export type AdminTutorials = ReturnType<typeof createAdminTutorials>;

interface Cancelling {
  actorId: string;
  id: string;
  seen: SeenTutorial;
  reason: string;
}

export function createAdminTutorials({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;

  const read = async (id: string): Promise<AdminTutorialDetail> => {
    const row = await repo.findTutorial(db, id);
    if (!row) throw notFound();

    const seats = await repo.listSeats(db, id);
    const people = await peopleById(db, [row.tutorId, ...seats.map(({ studentId }) => studentId)]);
    return {
      ...presentListed(row, people, clock.now()),
      description: row.description,
      least_seats: row.leastSeats,
      created_at: row.createdAt,
      cancelled_at: row.cancelledAt,
      cancelled_by: row.cancelledBy,
      cancel_reason: row.cancelReason,
      settled_at: row.settledAt,
      seats_of: seats.map(({ studentId, state, paidReference, takenAt }) => ({
        student: named(people, studentId),
        state,
        paid: paidReference !== null,
        taken_at: takenAt,
      })),
      can_cancel: row.settledAt === null,
    };
  };

  return {
    read,
    async list(filter: TutorialFilter) {
      const now = clock.now();
      return readInTime(database, async (tx) => {
        const { rows, total } = await findAllTutorials(tx, filter, getInstant(now));
        const tutors = rows.map(({ tutorId }) => tutorId);
        const people = await peopleById(tx, [...new Set(tutors)]);
        return { items: rows.map((row) => presentListed(row, people, now)), total };
      });
    },
    /**
     * A repetition with the same reason changes nothing.
     *
     * @throws Fault `conflict` for a tutorial that has changed, or is settled
     */
    async cancel({ actorId, id, seen, reason }: Cancelling): Promise<AdminTutorialDetail> {
      await database.transaction(async (tx) => {
        const row = await repo.lockTutorial(tx, id);
        if (!row) throw notFound();
        if (row.cancelReason === reason) return;

        const now = clock.now();
        assertSeen(row, seen, now);
        const seats = await repo.listSeats(tx, id);
        await cancelWithSeats(tx, row, { reason }, now);
        await publishHint(tx, row.tutorId, { topic: 'tutorial', id });

        const paid = seats.some(({ paidReference }) => paidReference !== null);
        const facts = { title: row.title, side: 'tutor' as const, paid, reason };
        await record(tx, tutorialCancelledByAkada, { userId: row.tutorId, subjectId: newId(), facts });

        const before = { tutorial: id, state: seen.state, seats_taken: row.seatsTaken };
        const change = { before, after: { ...before, state: 'cancelled', reason } };
        const targets = [row.tutorId, ...seats.map(({ studentId }) => studentId)];
        const entries = targets.map((targetId) => ({
          actorId,
          targetId,
          action: 'tutorial.cancel',
          change,
        }));
        await writeAudit(tx, entries, now);
      });
      return read(id);
    },
  };
}

/** @throws Fault `conflict` that says what is different now */
function assertSeen(row: TutorialRow, seen: SeenTutorial, now: number): void {
  const state = tutorialState(getFacts(row), now);
  const different = [
    state === seen.state ? '' : `it is ${state}`,
    Date.parse(row.startsAt) === Date.parse(seen.starts_at) ? '' : `it begins at ${row.startsAt}`,
  ].filter((part) => part !== '');
  if (different.length > 0) {
    throw new Fault(
      'conflict',
      `This tutorial has changed: ${different.join(', ')}. Look at it, then decide again.`,
    );
  }
  if (row.settledAt === null) return;
  throw new Fault(
    'conflict',
    'This tutorial is over and its money is decided. Refund its payments one by one.',
  );
}

function named(people: ReadonlyMap<string, Person>, id: string) {
  return { id, full_name: people.get(id)?.fullName ?? '' };
}

function presentListed(row: TutorialRow, people: ReadonlyMap<string, Person>, now: number): AdminTutorial {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    tutor: named(people, row.tutorId),
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    state: tutorialState(getFacts(row), now),
    seats: row.seats,
    seats_taken: row.seatsTaken,
    price: row.price,
  };
}
