/** Joining a course, leaving it, and the names that its owner reads. */
import type { Course } from '@akada/contract/base/courses.ts';
import type { CourseMember } from '@akada/contract/base/enrolments.ts';
import { joinCodeOf } from '@akada/core/catalog/join-code.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { record, recordOnce } from '../../platform/outbox/outbox.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { peopleById } from '../accounts/accounts.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import type { ReadCourse } from './course-reading.repo.ts';
import { readCourse } from './course-reading.service.ts';
import { courseJoined, memberJoined } from './courses.events.ts';
import type { Reader } from './courses.present.ts';
import { holdCourse, holdCourseWithCode, type Paging } from './courses.repo.ts';
import { type CourseRow, type EnrolmentRow, enrolments } from './courses.tables.ts';
import * as repo from './enrolments.repo.ts';

export interface EnrolmentsService {
  /**
   * Joining again returns the same answer.
   *
   * @throws Fault `validation_failed` for an unknown code, `conflict` for the student's own course and for
   * one whose tutor is not approved, `too_many_requests`
   */
  join(student: Reader, code: string): Promise<Course>;
  /**
   * Enrols the student in a catalog course.
   *
   * @throws Fault `conflict` for the student's own course, and for a course that left the catalog
   */
  enrol(student: Reader, course: Authorized<ReadCourse>): Promise<Course>;
  unenrol(enrolment: Authorized<Deletable>): Promise<void>;
  /** Takes leaving back, whatever the course has become since. */
  restore(student: Reader, courseId: string, enrolment: Authorized<Deletable>): Promise<Course>;
  /** Lists members in the order in which they joined. */
  listMembers(
    course: Authorized<CourseRow>,
    paging: Paging,
  ): Promise<{ items: CourseMember[]; total: number }>;
}

/**
 * The limit allows for the handful of codes that a student types in a term. Right codes count too: otherwise
 * a tutor's own code would buy more guesses.
 */
const codeLimit: Limit = {
  most: 20,
  windowMs: 10 * 60_000,
  refusal: (wait) => `You have tried too many codes. Please wait ${wait} before the next one.`,
};

const codesKey = (userId: string) => `join-codes:${userId}`;

export function createEnrolments({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): EnrolmentsService {
  const { db } = database;
  const limits = createLimits({ clock });
  const undo = createUndo({ database, clock }, enrolments, { topic: 'course', onRestore });

  /** @param isOpen whether the course takes students on the way that this one came */
  const admit = async (
    tx: Transaction,
    student: Reader,
    course: CourseRow,
    isOpen: boolean,
  ): Promise<Course> => {
    const [courseId, userId] = [course.id, student.userId];
    if (course.userId === userId)
      throw new Fault('conflict', 'This is your own course. Invite students to it.');
    if (await repo.isMember(tx, courseId, userId)) return readCourse(tx, courseId, student);
    if (!isOpen || course.archivedAt !== null)
      throw new Fault('conflict', 'This course is closed to new students at the moment. Ask its tutor.');

    const row = { id: newId(), courseId, userId, joinedAt: getInstant(clock.now()), deletedAt: null };
    const enrolmentId = await repo.putEnrolment(tx, row);
    if (enrolmentId !== null) {
      await joined(tx, row);
      await recordEnrolment(tx, course, { userId, enrolmentId }, clock.now());
      await publishHint(tx, userId, { topic: 'course', id: courseId });
      await publishHint(tx, course.userId, { topic: 'course', id: courseId });
    }
    return readCourse(tx, courseId, student);
  };

  return {
    async join(student, typedText) {
      // The limit is claimed outside the transaction, so that a rejected guess counts too.
      await limits.claim({ executor: db, key: codesKey(student.userId) }, codeLimit);
      return database.transaction(async (tx) => {
        const course = await holdCourseWithCode(tx, joinCodeOf(typedText) ?? '');
        if (course === null) throw invalidField('code', 'No course has this code. Check it with your tutor.');

        return admit(tx, student, course, await isApprovedTutor(tx, course.userId));
      });
    },
    enrol: (student, { id }) =>
      database.transaction(async (tx) => {
        const course = await holdCourse(tx, id);
        if (course === null) throw notFound();

        const isInCatalog = course.state === 'approved' && (await isApprovedTutor(tx, course.userId));
        return admit(tx, student, course, isInCatalog);
      }),
    unenrol: (enrolment) =>
      database.transaction(async (tx) => {
        if (await undo.removeWith(tx, enrolment)) await notifyOwner(tx, enrolment.id);
      }),
    async restore(student, courseId, enrolment) {
      await undo.restore(enrolment);
      return readCourse(db, courseId, student);
    },
    async listMembers({ id }, paging) {
      const rows = await repo.listMembers(db, id, paging);
      const people = await peopleById(
        db,
        rows.map(({ userId }) => userId),
      );
      const items = rows.flatMap((row) => {
        const person = people.get(row.userId);
        return person ? [{ id: row.id, full_name: person.fullName, joined_at: row.joinedAt }] : [];
      });
      return { items, total: await repo.countMembers(db, id) };
    },
  };
}

async function onRestore(tx: Transaction, enrolment: EnrolmentRow): Promise<void> {
  await joined(tx, enrolment);
  await notifyOwner(tx, enrolment.id);
}

const hourMs = 3_600_000;

/** The owner is notified once of a student who left and returns within the hour of undo. */
async function recordEnrolment(
  tx: Transaction,
  { id: courseId, userId: ownerId, name: course }: CourseRow,
  { userId, enrolmentId }: { userId: string; enrolmentId: string },
  now: number,
): Promise<void> {
  const name = (await peopleById(tx, [userId])).get(userId)?.fullName ?? 'A student';
  await recordOnce(tx, memberJoined, {
    userId: ownerId,
    subjectId: enrolmentId,
    facts: { course, courseId, name, group: `${courseId}:${Math.floor(now / hourMs)}` },
  });
}

/** Updates the member list on the screen of the course's tutor. */
async function notifyOwner(tx: Transaction, enrolmentId: string): Promise<void> {
  const owner = await repo.findOwner(tx, enrolmentId);
  if (owner !== null) await publishHint(tx, owner.userId, { topic: 'course', id: owner.courseId });
}

function joined(tx: Transaction, { userId, courseId }: EnrolmentRow): Promise<void> {
  return record(tx, courseJoined, { userId, subjectId: newId(), facts: { courseId } });
}

/** Deletes the count of a person. */
export function forgetCodes(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, codesKey(userId));
}
