/** Assignments and their students, as the tutor reads them. */

import type { QueryOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type {
  Assignment,
  AssignmentStudent,
  AssignmentSummary,
  AssignmentWork,
} from '@akada/contract/work/classes/assignment-work.ts';
import type {
  listAssignmentStudents,
  listStudentAssignments,
} from '@akada/contract/work/classes/assignments.ts';
import type { Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { courseNames } from '../courses/course-members.service.ts';
import { describeWork, readExamFacts } from './assignment-facts.ts';
import { findParticipants, listStudents } from './assignment-people.service.ts';
import {
  presentAssignment,
  presentFields,
  presentSubmission,
  presentSummary,
} from './assignments.present.ts';
import * as repo from './assignments.repo.ts';
import type { AssignmentRow } from './assignments.tables.ts';

export type AssignmentOverview = ReturnType<typeof createAssignmentOverview>;

type Paging = { skip: number; limit: number };

export function createAssignmentOverview({ database: { db }, clock }: Pick<Platform, 'database' | 'clock'>) {
  const students = async (row: AssignmentRow): Promise<AssignmentStudent[]> => {
    const facts = await readExamFacts(db, [row], null);
    const participants = (await findParticipants(db, [row], facts))(row);
    return listStudents(db, row, { participants, facts, now: clock.now() });
  };
  return {
    students,
    async list(
      userId: string,
      { course_id: courseId = null, show, skip, limit }: Paging & { course_id?: string | null; show: string },
    ): Promise<{ items: AssignmentSummary[]; total: number }> {
      const all = await summarize(db, await repo.findOwn(db, userId, courseId), clock.now());
      const isPast = show === 'past';
      const rows = all
        .filter(({ phase }) => (phase === 'past') === isPast)
        .sort((one, other) => (isPast ? compareDue(other, one) : compareDue(one, other)));
      return { items: rows.slice(skip, skip + limit), total: rows.length };
    },
    async get(row: AssignmentRow): Promise<Assignment> {
      const [summary] = await summarize(db, [row], clock.now());
      if (!summary) throw notFound();
      return presentAssignment(row, summary);
    },
    async listStudents(
      row: AssignmentRow,
      { search, state, skip, limit }: QueryOf<typeof listAssignmentStudents>,
    ) {
      const words = search.toLocaleLowerCase('en');
      const found = (await students(row)).filter(
        (student) =>
          student.full_name.toLocaleLowerCase('en').includes(words) &&
          (state === undefined || student.state === state),
      );
      return { items: found.slice(skip, skip + limit), total: found.length };
    },
    /** @throws Fault `not_found` for someone who has no part in it */
    async work(row: AssignmentRow, studentId: string): Promise<AssignmentWork> {
      const facts = await readExamFacts(db, [row], null);
      const participants = (await findParticipants(db, [row], facts))(row).filter(
        ({ userId }) => userId === studentId.toLowerCase(),
      );
      const [student] = await listStudents(db, row, { participants, facts, now: clock.now() });
      if (!student) throw notFound();
      return { ...student, ...presentSubmission(participants[0]?.work ?? null) };
    },
    /** Lists nothing for someone who is no student of this tutor. */
    async ofStudent(
      userId: string,
      studentId: string,
      { skip, limit }: Paging,
    ): Promise<SuccessOf<typeof listStudentAssignments>> {
      const rows = await repo.findOwn(db, userId, null);
      const facts = await readExamFacts(db, rows, null);
      const find = await findParticipants(db, rows, facts);
      const names = await courseNames(db, getCourseIds(rows));
      const now = clock.now();
      const items = rows
        .flatMap((row) => {
          const participant = find(row).find(({ userId }) => userId === studentId.toLowerCase());
          if (!participant) return [];
          return {
            ...presentFields(row, { facts, courseName: names.get(row.courseId ?? '') ?? null, now }),
            ...describeWork(row, participant.work, participant.userId, { facts, now, isForTutor: true }),
          };
        })
        .sort((one, other) => compareDue(other, one));
      return { items: items.slice(skip, skip + limit), total: items.length };
    },
  };
}

const getCourseIds = (rows: readonly AssignmentRow[]) => [
  ...new Set(rows.flatMap(({ courseId }) => courseId ?? [])),
];

async function summarize(
  executor: Executor,
  rows: readonly AssignmentRow[],
  now: number,
): Promise<AssignmentSummary[]> {
  const names = await courseNames(executor, getCourseIds(rows));
  const facts = await readExamFacts(executor, rows, null);
  const find = await findParticipants(executor, rows, facts);
  // Assignments of a deleted course are hidden until it is restored.
  return rows
    .filter(({ courseId }) => courseId === null || names.has(courseId))
    .map((row) =>
      presentSummary(row, find(row), { facts, courseName: names.get(row.courseId ?? '') ?? null, now }),
    );
}

/** An exam without a window comes last. */
function compareDue(
  one: Pick<AssignmentSummary, 'due_at' | 'id'>,
  other: Pick<AssignmentSummary, 'due_at' | 'id'>,
): number {
  const [first, second] = [one.due_at ?? '9', other.due_at ?? '9'];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
