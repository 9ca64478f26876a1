/** The way of a course into the catalog: submitted and withdrawn by its tutor, decided by an administrator. */

import type { AdminCourse } from '@akada/contract/base/course-approval.ts';
import type { Course, CourseState } from '@akada/contract/base/courses.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { peopleById } from '../accounts/accounts.ts';
import { approveProposedDepartment } from '../catalog/department-proposals.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import { readCourse, readCourses } from './course-reading.service.ts';
import { courseApproved, courseRejected } from './courses.events.ts';
import type { Reader } from './courses.present.ts';
import * as repo from './courses.repo.ts';
import type { CourseRow } from './courses.tables.ts';

/** Every course enters the catalog under this lock. */
export const { lockCourseCatalog } = repo;

export interface CourseVerdict {
  courseId: string;
  /** The content version that the administrator saw. */
  version: string;
  /** The reason that the tutor reads after a rejection; null approves. */
  reason: string | null;
}

export interface CourseApproval {
  /**
   * A course that is pending or approved stays unchanged.
   *
   * @throws Fault `conflict` for a tutor who is not approved, and for a name that the catalog already has
   */
  submit(owner: Reader, course: Authorized<CourseRow>): Promise<Course>;
  /** Who joined stays in it. */
  withdraw(owner: Reader, course: Authorized<CourseRow>): Promise<Course>;
  /** Lists the longest wait first. */
  list(
    admin: Reader,
    state: CourseState,
    paging: repo.Paging,
  ): Promise<{ items: AdminCourse[]; total: number }>;
  /**
   * An approved course can be rejected later, and a rejected course can be approved after all.
   *
   * @throws Fault `not_found`, `conflict` if its tutor has changed or withdrawn it since it was shown, or if
   * an approved course cannot enter the catalog
   */
  decide(admin: Reader, verdict: CourseVerdict): Promise<AdminCourse>;
}

export function createCourseApproval({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CourseApproval {
  /** @param next the change of the state, null for none */
  const change = (
    owner: Reader,
    { id }: CourseRow,
    next: (tx: Transaction, course: CourseRow) => Promise<Partial<CourseRow> | null>,
  ): Promise<Course> =>
    database.transaction(async (tx) => {
      const course = await lockedCourse(tx, id);
      const changed = await next(tx, course);
      if (changed !== null) {
        await repo.updateCourse(tx, id, changed);
        await publishHint(tx, owner.userId, { topic: 'course', id });
      }
      return readCourse(tx, id, owner);
    });

  return {
    submit: (owner, course) =>
      change(owner, course, async (tx, { state, ...content }) => {
        if (state === 'waiting' || state === 'approved') return null;
        if (!(await isApprovedTutor(tx, owner.userId))) throw isDraftOnly();
        if ((await repo.nameInCatalog(tx, content)) !== null) throw nameInCatalog();

        return { state: 'waiting', rejectionReason: null, pendingSince: getInstant(clock.now()) };
      }),
    withdraw: (owner, course) =>
      change(owner, course, async (_tx, { state }) =>
        state === 'draft' ? null : { state: 'draft', rejectionReason: null },
      ),
    async list(admin, state, paging) {
      const { rows, total } = await readInTime(database, (tx) => repo.listByState(tx, state, paging));
      return { items: await presentAdminCourses(database.db, rows, admin), total };
    },
    decide: (admin, verdict) =>
      database.transaction(async (tx) => {
        await repo.lockCourseCatalog(tx);
        const course = await lockedCourse(tx, verdict.courseId);
        await decideCourse(tx, course, { ...verdict, actorId: admin.userId }, clock.now());
        const [decided] = await presentAdminCourses(tx, [course], admin);
        if (!decided) throw notFound();
        return decided;
      }),
  };
}

async function lockedCourse(tx: Transaction, id: string): Promise<CourseRow> {
  const course = await repo.lockCourse(tx, id);
  if (course === null) throw notFound();
  return course;
}

/** @param course locked, so that no concurrent decision and no change comes between */
async function decideCourse(
  tx: Transaction,
  course: CourseRow,
  { actorId, version, reason }: CourseVerdict & { actorId: string },
  now: number,
): Promise<void> {
  if (course.version !== version || course.state === 'draft') throw isChanged();
  const state = reason === null ? 'approved' : 'rejected';
  // Repeating a decision changes nothing; another reason is a new decision, which the tutor has to read.
  if (course.state === state && course.rejectionReason === reason) return;
  if (state === 'approved') await assertFitsCatalog(tx, course);
  const department =
    state === 'approved' ? await approveProposedDepartment(tx, course.departmentId, course.userId) : null;

  const { id, userId, name } = course;
  const before = { state: course.state, reason: course.rejectionReason, course: name };
  const after = { state, reason, course: name, ...(department !== null && { department }) };
  const entry = { actorId, targetId: userId, change: { before, after } };
  await writeAudit(tx, [{ ...entry, action: reason === null ? 'course.approve' : 'course.reject' }], now);
  const subject = { userId, subjectId: newId() };
  const facts = { course: name, courseId: id };
  if (reason === null)
    await record(tx, courseApproved, {
      ...subject,
      facts: { ...facts, ...(department !== null && { newDepartment: department }) },
    });
  else await record(tx, courseRejected, { ...subject, facts: { ...facts, reason } });
  await repo.updateCourse(tx, id, { state, rejectionReason: reason });
  await publishHint(tx, userId, { topic: 'course', id });
}

async function assertFitsCatalog(tx: Transaction, course: CourseRow): Promise<void> {
  if (!(await isApprovedTutor(tx, course.userId)))
    throw new Fault('conflict', 'The tutor of this course is not approved. Decide about the tutor first.');
  if ((await repo.nameInCatalog(tx, course)) !== null)
    throw new Fault(
      'conflict',
      'The catalog has a course of this name in this department. Reject this one, and ask for another name.',
    );
}

/** @returns those whose tutor is not erased at this moment, in the order of the rows */
async function presentAdminCourses(
  executor: Executor,
  rows: readonly CourseRow[],
  admin: Reader,
): Promise<AdminCourse[]> {
  const courses = await readCourses(
    executor,
    rows.map(({ id }) => id),
    admin,
  );
  const tutors = await peopleById(
    executor,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ id, userId, pendingSince, createdAt }) => {
    const [course, tutor] = [courses.get(id), tutors.get(userId)];
    if (!course || !tutor) return [];
    return [
      {
        course,
        tutor: { user_id: userId, full_name: tutor.fullName, email: tutor.email },
        waiting_since: pendingSince ?? createdAt,
      },
    ];
  });
}

function isDraftOnly(): Fault {
  return new Fault(
    'conflict',
    'Your tutor profile is not approved. Until then, only you can see your courses.',
  );
}

function nameInCatalog(): Fault {
  return new Fault(
    'conflict',
    'The catalog has a course of this name in this department. Give yours another name.',
  );
}

function isChanged(): Fault {
  return new Fault(
    'conflict',
    'Its tutor has changed or withdrawn this course meanwhile. Read it again, then decide.',
  );
}
