/** Tells students of work that has opened, and pages of a change. */
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordAll } from '../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { courseNames, memberIds } from '../courses/course-members.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import { assignmentGiven } from './assignments.events.ts';
import * as repo from './assignments.repo.ts';
import type { AssignmentRow } from './assignments.tables.ts';
import * as works from './works.repo.ts';

/** @returns the members of the class now, or the named students */
async function findStudentIds(
  tx: Transaction,
  row: Pick<AssignmentRow, 'id' | 'courseId'>,
): Promise<string[]> {
  if (row.courseId !== null) return memberIds(tx, row.courseId);
  return (await works.findWorks(tx, [row.id])).map(({ userId }) => userId);
}

/** Pages of the tutor and of all students read the assignment again. */
export async function hintParticipants(tx: Transaction, row: AssignmentRow): Promise<void> {
  await works.hintAll(tx, row.id, [row.userId, ...(await findStudentIds(tx, row))]);
}

/**
 * Tells everyone who is in the class now. Students who join later find the work there. Nobody sees the work of a tutor
 * who is not approved, so nobody is told.
 */
export async function announce(tx: Transaction, row: AssignmentRow, now: number): Promise<void> {
  await repo.updateAssignment(tx, row.id, { announcedAt: getInstant(now) });
  if (!(await isTaught(tx, row))) return;
  const students = await findStudentIds(tx, row);
  await works.ensureWorks(tx, row.id, students);
  const people = await peopleById(tx, [row.userId, ...students]);
  const facts = {
    id: row.id,
    title: row.title,
    name: people.get(row.userId)?.fullName ?? '',
    giver: row.courseId ?? row.userId,
    dueAt: row.dueAt ?? row.createdAt,
  };
  await recordAll(
    tx,
    assignmentGiven,
    students.flatMap((userId) => {
      const zone = people.get(userId)?.timeZone;
      return zone === undefined ? [] : { userId, subjectId: newId(), facts: { ...facts, zone } };
    }),
  );
}

/** @returns the workers' task that tells students of work once it has opened */
export function announcingTask({ database, clock }: Pick<Platform, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'assignments.announce',
    everyMs: 30_000,
    async run() {
      let hasMore = true;
      while (hasMore) {
        hasMore = await database.transaction(async (tx) => {
          const now = clock.now();
          const row = await repo.lockUnannounced(tx, getInstant(now));
          if (row === null) return false;
          await announce(tx, row, now);
          await hintParticipants(tx, row);
          return true;
        });
      }
    },
  };
}

async function isTaught(tx: Transaction, { userId, courseId }: AssignmentRow): Promise<boolean> {
  const hasCourse = courseId === null || (await courseNames(tx, [courseId])).has(courseId);
  return hasCourse && (await isApprovedTutor(tx, userId));
}
