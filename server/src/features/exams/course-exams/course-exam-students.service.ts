/** Lists an exam's students with their results, and lets the tutor give one of them more time or attempts. */
import type { CourseExamStudent, SittingState } from '@akada/contract/work/course-exams.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { memberIds } from '../../courses/course-members.service.ts';
import { presentSitting } from './course-exams.present.ts';
import * as repo from './course-exams.repo.ts';
import type { Allowance, CourseExamRow } from './course-exams.tables.ts';
import { findSittings, moveDeadlines } from './sittings.repo.ts';

export interface StudentChoice {
  /** A part of the name, whatever its accents. */
  search: string;
  /** Null for all. */
  state: SittingState | null;
  skip: number;
  limit: number;
}

export interface CourseExamStudents {
  /** Lists students who are in the course, and students who sat the exam and left, by name. */
  all(exam: Authorized<CourseExamRow>): Promise<CourseExamStudent[]>;
  /** @returns a page of them, and how many are meant in all */
  list(
    exam: Authorized<CourseExamRow>,
    choice: StudentChoice,
  ): Promise<{ items: CourseExamStudent[]; total: number }>;
  /**
   * Moves the end of a running attempt immediately. A repetition changes nothing more.
   *
   * @throws Fault `not_found` for someone who neither is in the course nor sat
   */
  allow(exam: Authorized<CourseExamRow>, studentId: string, allowance: Allowance): Promise<CourseExamStudent>;
}

export function createCourseExamStudents({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CourseExamStudents {
  return {
    all: (exam) => getStudents(database.db, exam),
    async list(exam, { search, state, skip, limit }) {
      const requested = catalogKey(search);
      const meant = (await getStudents(database.db, exam)).filter(
        (student) =>
          (state === null || getSittingState(student) === state) &&
          catalogKey(student.full_name).includes(requested),
      );
      return { items: meant.slice(skip, skip + limit), total: meant.length };
    },
    async allow({ id }, studentId, allowance) {
      const exam = await database.transaction(async (tx) => {
        // No student can begin in the meantime: an attempt either has the time that is written here, or is
        // moved.
        const locked = await repo.lockCourseExam(tx, id);
        if (!locked || !(await studentIds(tx, locked)).has(studentId)) throw notFound();
        const previousAllowance = (await repo.findAllowances(tx, id)).get(studentId) ?? null;
        if (same(previousAllowance, allowance)) return locked;

        const now = clock.now();
        await repo.putAllowance(tx, { courseExamId: id, userId: studentId }, allowance);
        const entry = { actorId: locked.userId, targetId: studentId, action: 'course_exam.allow' };
        const change = {
          before: previousAllowance && getFacts(id, previousAllowance),
          after: getFacts(id, allowance),
        };
        await writeAudit(tx, [{ ...entry, change }], now);
        if (locked.closesAt !== null) {
          const { extraPercent } = allowance;
          const moved = { courseExamId: id, userId: studentId, extraPercent, closesAt: locked.closesAt };
          await moveDeadlines(tx, { ...moved, now: getInstant(now) });
        }
        await publishHint(tx, studentId, { topic: 'course', id: locked.courseId });
        await publishHint(tx, locked.userId, { topic: 'exam', id });
        return locked;
      });
      const student = (await getStudents(database.db, exam)).find((one) => one.student_id === studentId);
      if (!student) throw notFound();
      return student;
    },
  };
}

function getSittingState({ sittings }: CourseExamStudent): SittingState {
  if (sittings.length === 0) return 'not_begun';
  return sittings.some(({ status }) => status === 'in_progress') ? 'sitting' : 'finished';
}

function same(previousAllowance: Allowance | null, { extraPercent, extraAttempts }: Allowance): boolean {
  return (
    (previousAllowance?.extraPercent ?? 0) === extraPercent &&
    (previousAllowance?.extraAttempts ?? 0) === extraAttempts
  );
}

function getFacts(exam: string, { extraPercent, extraAttempts }: Allowance) {
  return { exam, extra_percent: String(extraPercent), extra_attempts: String(extraAttempts) };
}

/** @returns who is in the course, and who sat and has left: false for these */
async function studentIds(executor: Executor, exam: CourseExamRow): Promise<Map<string, boolean>> {
  const members = await memberIds(executor, exam.courseId);
  const sittings = await findSittings(executor, [exam.id], null);
  return new Map([
    ...sittings.map(({ userId }) => [userId, false] as const),
    ...members.map((userId) => [userId, true] as const),
  ]);
}

async function getStudents(executor: Executor, exam: CourseExamRow): Promise<CourseExamStudent[]> {
  const members = new Set(await memberIds(executor, exam.courseId));
  const sittings = Map.groupBy(await findSittings(executor, [exam.id], null), ({ userId }) => userId);
  const allowances = await repo.findAllowances(executor, exam.id);
  const people = await peopleById(executor, [...new Set([...members, ...sittings.keys()])]);
  const students = [...people.values()].map(({ id, fullName }) => ({
    student_id: id,
    full_name: fullName,
    is_enrolled: members.has(id),
    extra_percent: allowances.get(id)?.extraPercent ?? 0,
    extra_attempts: allowances.get(id)?.extraAttempts ?? 0,
    sittings: (sittings.get(id) ?? []).map(presentSitting),
  }));
  const inOrder = new Intl.Collator('en');
  return students.sort(
    (one, other) =>
      inOrder.compare(one.full_name, other.full_name) || (one.student_id < other.student_id ? -1 : 1),
  );
}
