/** The exam of a course, as its tutor announces, moves and removes it. */
import type { ClassExam, ClassExamForm } from '@akada/contract/work/plans/class-exams.ts';
import { planLimits } from '@akada/core/exam-plans/plan-limits.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordAll } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { memberIds } from '../courses/course-members.service.ts';
import { classExamMoved, classExamRemoved, classExamSet } from './class-exams.events.ts';
import * as repo from './class-exams.repo.ts';
import type { ClassExamRow } from './class-exams.tables.ts';

/** A course that its tutor may change. */
export interface OwnCourse {
  id: string;
  name: string;
  userId: string;
}

type ClassExamsDeps = Pick<Platform, 'database' | 'clock'>;

export type ClassExams = ReturnType<typeof createClassExams>;

const dayMs = 24 * 60 * 60_000;

export function createClassExams({ database, clock }: ClassExamsDeps) {
  const { db } = database;
  const read = async ({ id }: OwnCourse): Promise<ClassExam | null> => {
    const row = await repo.findCurrent(db, id);
    return row === null || row.removedAt !== null ? null : present(row);
  };
  return {
    read,
    /**
     * @throws Fault `validation_failed` for a date that is not possible, `conflict` if another device changed the exam
     */
    async set(course: OwnCourse, form: ClassExamForm): Promise<ClassExam | null> {
      const now = clock.now();
      const examAt = getPossibleDate(form.exam_at, now);
      await database.transaction(async (tx) => {
        await repo.lockCourse(tx, course.id);
        const row = await repo.findCurrent(tx, course.id);
        const isVisible = row !== null && row.removedAt === null;
        if (isVisible && row.title === form.title && isSame(row.examAt, examAt)) return;
        assertSeen(isVisible ? row.version : null, form.replaces);

        const changes = { title: form.title, examAt, version: newId() };
        // An exam that has ended stays as it was, and the next one has its own plans.
        if (row === null || Date.parse(row.examAt) <= now) {
          await repo.insertExam(tx, {
            ...changes,
            id: newId(),
            courseId: course.id,
            userId: course.userId,
            isCurrent: true,
            createdAt: getInstant(now),
            removedAt: null,
          });
        } else {
          await repo.updateExam(tx, row.id, { ...changes, removedAt: null });
        }
        const isAnnounced = isVisible && Date.parse(row.examAt) > now;
        const event = isAnnounced ? classExamMoved : classExamSet;
        if (!isAnnounced || !isSame(row.examAt, examAt)) await notifyStudents(tx, event, course, changes);
        await hintAll(tx, course);
      });
      return read(course);
    },
    async remove(course: OwnCourse): Promise<void> {
      await database.transaction(async (tx) => {
        await repo.lockCourse(tx, course.id);
        const row = await repo.findCurrent(tx, course.id);
        if (row === null || row.removedAt !== null) return;
        await repo.updateExam(tx, row.id, { version: newId(), removedAt: getInstant(clock.now()) });
        if (Date.parse(row.examAt) > clock.now()) await notifyStudents(tx, classExamRemoved, course, row);
        await hintAll(tx, course);
      });
    },
  };
}

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

function present({ id, title, examAt, version }: ClassExamRow): ClassExam {
  return { id, title, exam_at: examAt, version };
}

function getPossibleDate(sent: string, now: number): string {
  const ahead = Date.parse(sent) - now;
  if (ahead <= 0) throw invalidField('exam_at', 'Choose a time that is still to come');
  if (ahead > planLimits.days * dayMs)
    throw invalidField('exam_at', `Choose a day within the next ${planLimits.days} days`);
  return getInstant(Date.parse(sent));
}

function assertSeen(version: string | null, replaces: string | null): void {
  if (version === (replaces?.toLowerCase() ?? null)) return;
  throw new Fault('conflict', 'The exam was changed on another device. Look at it again, then change it.');
}

/** Reaches everyone who is in the course now. Who joins later finds the exam on the dashboard. */
async function notifyStudents(
  tx: Transaction,
  event: typeof classExamSet,
  { id: courseId, name: course }: OwnCourse,
  { title: exam, examAt }: Pick<ClassExamRow, 'title' | 'examAt'>,
): Promise<void> {
  const people = await peopleById(tx, await memberIds(tx, courseId));
  await recordAll(
    tx,
    event,
    [...people.values()].map(({ id: userId, timeZone: zone }) => ({
      userId,
      subjectId: newId(),
      facts: { exam, course, courseId, examAt, zone },
    })),
  );
}

async function hintAll(tx: Transaction, { id, userId }: OwnCourse): Promise<void> {
  await repo.hintStudents(tx, await memberIds(tx, id));
  await publishHint(tx, userId, { topic: 'course', id });
}
