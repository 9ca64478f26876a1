/** Exams that a tutor sets for an own course: writing, publishing, deleting and bringing back. */
import * as contract from '@akada/contract/work/course-exams.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { createUndo, type Deletable } from '../../../platform/undo/undo.ts';
import { courseNames, shownCourses } from '../../courses/course-members.service.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import { isApprovedTutor } from '../../tutors/tutor-standing.service.ts';
import { notifyOfExam } from './course-exam-closing.service.ts';
import {
  assertSound,
  type CourseExamDraft,
  changesFixed,
  changesPaper,
  getDraft,
  saysTheSame,
} from './course-exam-draft.ts';
import { assertOwnQuestions, countPool, fixPool } from './course-exam-pool.service.ts';
import { presentCourseExam, presentDeleted, presentSummary } from './course-exams.present.ts';
import * as repo from './course-exams.repo.ts';
import { type CourseExamRow, courseExams } from './course-exams.tables.ts';
import { isPublished } from './published-exam.ts';
import { countSittings, moveDeadlines } from './sittings.repo.ts';

type Tutor = Pick<Caller, 'userId' | 'role'>;

export interface CourseExamsService {
  list(
    filter: Omit<repo.CourseExamFilter, 'courses'>,
  ): Promise<{ items: contract.CourseExamSummary[]; total: number }>;
  get(exam: Authorized<CourseExamRow>): Promise<contract.CourseExam>;
  /** @throws Fault `validation_failed`, `conflict` for too many */
  create(tutor: Tutor, form: contract.CourseExamForm, key: string | null): Promise<contract.CourseExam>;
  /**
   * A repetition changes nothing more.
   *
   * @throws Fault `conflict` with the present exam if it has another version, `conflict` for fields that are
   * fixed once a student has started, `validation_failed`
   */
  edit(
    exam: Authorized<CourseExamRow>,
    form: Omit<contract.CourseExamForm, 'course_id'>,
    version: number,
  ): Promise<contract.CourseExam>;
  /** @throws Fault `role_denied` for a tutor who is not approved, `validation_failed` for an incomplete exam */
  publish(tutor: Tutor, exam: Authorized<CourseExamRow>): Promise<contract.CourseExam>;
  remove(exam: Authorized<Deletable>): Promise<void>;
  restore(exam: Authorized<Deletable>): Promise<contract.CourseExam>;
  /** Lists exams that can be restored, the most recently deleted first. */
  listDeleted(tutor: Tutor): Promise<contract.DeletedCourseExam[]>;
}

/** More than a tutor sets in a life; a program that makes exams ends here. */
const mostExams = 2_000;

export function createCourseExamsService(deps: { database: Database; clock: Clock }): CourseExamsService {
  const { database, clock } = deps;
  const { db } = database;
  const undo = createUndo(deps, courseExams, { topic: 'exam', onRestore: assertRoom });
  const present = (row: CourseExamRow) => presentWhole(db, row, clock.now());

  return {
    async list(filter) {
      const { rows, total } = await repo.listCourseExams(db, { ...filter, courses: shownCourses() });
      const around = await getSurroundings(db, rows, clock.now());
      return { items: rows.map((row) => presentSummary(row, around(row))), total };
    },
    get: present,
    async create(tutor, { course_id: courseId, ...form }, key) {
      const draft = getDraft(form);
      const call = { userId: tutor.userId, endpoint: contract.createCourseExam.id, key };
      const id = await makeOnce(deps, call, async (tx, newId) => {
        assertSound(draft, false);
        if (!(await ownCourses(tx, tutor.userId, [courseId])).has(courseId))
          throw invalidField('course_id', 'Choose one of your courses');
        await assertOwnQuestions(tx, { ...draft, userId: tutor.userId });
        const row = newRow(newId, { ...draft, userId: tutor.userId, courseId }, clock.now());
        await repo.insertCourseExam(tx, row);
        await assertRoom(tx, row);
        await publishHint(tx, tutor.userId, { topic: 'exam', id: newId });
      });
      const created = await repo.findCourseExam(db, id);
      if (!created) throw notFound();
      return present(created);
    },
    async edit({ id }, form, version) {
      const draft = getDraft(form);
      const row = await database.transaction(async (tx) => {
        const current = await repo.lockCourseExam(tx, id);
        if (!current) throw notFound();
        return change(tx, current, { draft: closedNow(current, draft, clock.now()), version }, clock.now());
      });
      return present(row);
    },
    async publish(tutor, { id }) {
      const row = await database.transaction(async (tx) => {
        const current = await repo.lockCourseExam(tx, id);
        if (!current) throw notFound();
        return isPublished(current) ? current : publish(tx, tutor, current, clock.now());
      });
      return present(row);
    },
    remove: undo.remove,
    async restore(exam) {
      return present(await undo.restore(exam));
    },
    async listDeleted({ userId }) {
      const rows = await repo.findDeletedCourseExams(db, userId, clock.now());
      return rows.flatMap((row) => (row.deletedAt === null ? [] : [presentDeleted(row, row.deletedAt)]));
    },
  };
}

/** Runs once the row exists: if two exams are created at the same moment, the second counts the first. */
async function assertRoom(tx: Transaction, { userId }: Pick<CourseExamRow, 'userId'>): Promise<void> {
  if ((await repo.countCourseExams(tx, userId)) > mostExams)
    throw new Fault('conflict', `You have ${mostExams} exams, which is the most. Delete one first.`);
}

/** Moves a past end of a published exam to now, so that answers in progress still count. */
function closedNow(row: CourseExamRow, draft: CourseExamDraft, now: number): CourseExamDraft {
  if (!isPublished(row) || draft.closesAt === null || Date.parse(draft.closesAt) >= now) return draft;
  return { ...draft, closesAt: Date.parse(row.closesAt) <= now ? row.closesAt : getInstant(now) };
}

async function change(
  tx: Transaction,
  current: CourseExamRow,
  { draft, version }: { draft: CourseExamDraft; version: number },
  now: number,
): Promise<CourseExamRow> {
  if (saysTheSame(current, draft)) return current;
  if (current.version !== version) {
    throw new Fault('conflict', 'This exam has changed since you opened it. Look at it as it is now.', {
      facts: { course_exam: await presentWhole(tx, current, now) },
    });
  }
  assertSound(draft, isPublished(current));
  const { started } = (await countSittings(tx, [current.id]))(current.id);
  if (started > 0 && changesFixed(current, draft)) {
    throw new Fault(
      'conflict',
      'Students have started this exam, so its questions, marks, length and start cannot change. You can still change its title, instructions, end, attempts and what students see afterwards.',
    );
  }
  await assertOwnQuestions(tx, { ...draft, userId: current.userId });
  // An exam that closes at another time is settled again.
  const settledAt = draft.closesAt === current.closesAt ? current.settledAt : null;
  const row = await repo.updateCourseExam(tx, current, {
    ...draft,
    settledAt,
    version: current.version + 1,
  });
  if (isPublished(row)) {
    if (changesPaper(current, draft)) await fixPool(tx, row, row);
    if (row.closesAt !== current.closesAt) {
      const moved = { courseExamId: row.id, userId: null, extraPercent: null };
      await moveDeadlines(tx, { ...moved, closesAt: row.closesAt, now: getInstant(now) });
    }
  }
  await publishHint(tx, row.userId, { topic: 'exam', id: row.id });
  return row;
}

async function publish(
  tx: Transaction,
  tutor: Tutor,
  current: CourseExamRow,
  now: number,
): Promise<CourseExamRow> {
  if (tutor.role !== 'admin' && !(await isApprovedTutor(tx, tutor.userId))) {
    throw new Fault(
      'role_denied',
      'You can publish exams when you are approved as a tutor. Until then keep them as drafts.',
    );
  }
  assertSound(current, true);
  if (current.closesAt !== null && Date.parse(current.closesAt) <= now)
    throw invalidField('closes_at', 'This end time has passed. Choose a later one.');

  await fixPool(tx, current, current);
  const change = { publishedAt: getInstant(now), version: current.version + 1 };
  const row = await repo.updateCourseExam(tx, current, change);
  await notifyOfExam(tx, row);
  await publishHint(tx, row.userId, { topic: 'exam', id: row.id });
  return row;
}

function newRow(
  id: string,
  written: CourseExamDraft & Pick<CourseExamRow, 'userId' | 'courseId'>,
  now: number,
): CourseExamRow {
  const unpublished = {
    publishedAt: null,
    settledAt: null,
    asksEssays: false,
    releasedAt: null,
    deletedAt: null,
  };
  return { ...written, ...unpublished, id, version: 1, createdAt: getInstant(now) };
}

/** @returns the related data by the id of the exam */
export async function getSurroundings(executor: Executor, rows: readonly CourseExamRow[], now: number) {
  const names = await courseNames(executor, [...new Set(rows.map(({ courseId }) => courseId))]);
  const counts = await countSittings(
    executor,
    rows.map(({ id }) => id),
  );
  return ({ id, courseId }: CourseExamRow) => ({
    courseName: names.get(courseId) ?? '',
    counts: counts(id),
    now,
  });
}

async function presentWhole(
  executor: Executor,
  row: CourseExamRow,
  now: number,
): Promise<contract.CourseExam> {
  const around = await getSurroundings(executor, [row], now);
  return presentCourseExam(row, { ...around(row), poolSize: await countPool(executor, row) });
}
