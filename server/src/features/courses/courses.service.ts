/** Courses of a tutor: making, changing, deleting and bringing back. */
import type { Course, CourseChange, CourseForm, DeletedCourse } from '@akada/contract/base/courses.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { holdDepartment } from '../catalog/catalog.service.ts';
import { readCourse } from './course-reading.service.ts';
import { presentDeleted, type Reader } from './courses.present.ts';
import * as repo from './courses.repo.ts';
import { type CourseRow, courses } from './courses.tables.ts';
import { countMembers } from './enrolments.repo.ts';
import { freeJoinCode } from './join-codes.service.ts';

export interface CoursesService {
  /**
   * Makes a draft. The same content sent again answers the same course.
   * @throws Fault `conflict` for a name that another course of the owner has in this department, or for too many
   */
  create(owner: Reader, form: CourseForm): Promise<Course>;
  /**
   * Changes a course. The catalog shows only approved content, so a changed catalog course waits for approval
   * again.
   *
   * @throws Fault `conflict` as above
   */
  edit(owner: Reader, course: Authorized<CourseRow>, form: CourseChange): Promise<Course>;
  /** @throws Fault `conflict` if the course has members */
  remove(course: Authorized<Deletable>): Promise<void>;
  restore(owner: Reader, course: Authorized<Deletable>): Promise<Course>;
  /** Lists the courses that can be restored, most recently deleted first. */
  listDeleted(owner: Reader): Promise<DeletedCourse[]>;
}

/** More than a tutor teaches in a life; a program that makes courses ends here. */
const mostCourses = 200;

type Content = Pick<CourseRow, 'departmentId' | 'name' | 'nameKey' | 'description'>;

export function createCoursesService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CoursesService {
  const undo = createUndo({ database, clock }, courses, { topic: 'course', onRestore });
  /** One change of a person's courses at a time. */
  const change = <Answer>(userId: string, work: (tx: Transaction) => Promise<Answer>) =>
    database.transaction(async (tx) => {
      await repo.lockCoursesOf(tx, userId);
      return work(tx);
    });

  return {
    create: (owner, form) =>
      change(owner.userId, async (tx) => {
        const content = getContent(form);
        const known = await repo.ownCourseNamed(tx, { ...content, ...owner });
        if (known !== null) {
          if (known.deletedAt !== null || !hasContent(known, content)) throw nameTaken(known);
          return readCourse(tx, known.id, owner);
        }
        const id = newId();
        await insertDraft(tx, { ...content, id, userId: owner.userId }, getInstant(clock.now()));
        await publishHint(tx, owner.userId, { topic: 'course', id });
        return readCourse(tx, id, owner);
      }),
    edit: (owner, { id }, form) =>
      change(owner.userId, async (tx) => {
        const course = await repo.lockCourse(tx, id);
        if (course === null) throw notFound();

        const content = getContent(form);
        const { cloth_seed: clothSeed = course.clothSeed, cloth_colour: clothColour = course.clothColour } =
          form;
        const isSame = hasContent(course, content);
        if (!isSame) await storeContent(tx, course, content, getInstant(clock.now()));
        if (!isSame || clothSeed !== course.clothSeed || clothColour !== course.clothColour) {
          await repo.updateCourse(tx, id, { clothSeed, clothColour });
          await publishHint(tx, owner.userId, { topic: 'course', id });
        }
        return readCourse(tx, id, owner);
      }),
    remove: (course) =>
      database.transaction(async (tx) => {
        // A course that is already deleted is not found here, and deleting it again changes nothing.
        if ((await repo.lockCourse(tx, course.id)) === null) return;
        if ((await countMembers(tx, course.id)) > 0)
          throw new Fault(
            'conflict',
            'Students have joined this course. Delete it when all of them have left.',
          );

        await undo.removeWith(tx, course);
      }),
    async restore(owner, course) {
      await undo.restore(course);
      return readCourse(database.db, course.id, owner);
    },
    async listDeleted({ userId }) {
      const rows = await repo.findDeletedCourses(database.db, userId, clock.now());
      return rows.flatMap(({ deletedAt, ...row }) =>
        deletedAt === null ? [] : [presentDeleted({ ...row, deletedAt })],
      );
    },
  };
}

async function insertDraft(
  tx: Transaction,
  course: Content & Pick<CourseRow, 'id' | 'userId'>,
  now: string,
): Promise<void> {
  await holdDepartment(tx, course.departmentId, course.userId);
  await repo.insertCourse(tx, {
    ...course,
    state: 'draft',
    rejectionReason: null,
    version: newId(),
    joinCode: await freeJoinCode(tx),
    pendingSince: null,
    createdAt: now,
    deletedAt: null,
  });
  await assertRoom(tx, course.userId);
}

async function onRestore(tx: Transaction, { userId }: CourseRow): Promise<void> {
  await repo.lockCoursesOf(tx, userId);
  await assertRoom(tx, userId);
}

/** Asked once it is there, with the lock of `lockCoursesOf`. */
async function assertRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await repo.countCoursesOf(tx, userId)) > mostCourses)
    throw new Fault('conflict', `You have ${mostCourses} courses, which is the most. Delete one first.`);
}

async function storeContent(
  tx: Transaction,
  course: CourseRow,
  content: Content,
  now: string,
): Promise<void> {
  // The course's current department exists as long as the course, archived or not.
  if (content.departmentId !== course.departmentId)
    await holdDepartment(tx, content.departmentId, course.userId);
  const other = await repo.ownCourseNamed(tx, { ...content, userId: course.userId }, course.id);
  if (other !== null) throw nameTaken(other);

  const isDecidedAgain = course.state === 'approved';
  await repo.updateCourse(tx, course.id, {
    ...content,
    version: newId(),
    ...(isDecidedAgain ? { state: 'waiting', pendingSince: now } : {}),
  });
}

function getContent({ department_id: departmentId, name, description }: CourseForm): Content {
  return { departmentId, name, nameKey: catalogKey(name), description };
}

function hasContent(course: CourseRow, { departmentId, name, description }: Content): boolean {
  return course.departmentId === departmentId && course.name === name && course.description === description;
}

function nameTaken({ name, deletedAt }: CourseRow): Fault {
  return new Fault(
    'conflict',
    deletedAt === null
      ? `You have a course of this name in this department: ${name}.`
      : `You have deleted a course of this name: ${name}. Restore it, or choose another name.`,
  );
}
