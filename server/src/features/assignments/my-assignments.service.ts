/** Work as its students read it. */
import type { MyAssignment, MyAssignmentSummary } from '@akada/contract/work/classes/my-assignments.ts';
import { getReach, type Reach } from '@akada/core/assignments/reach.ts';
import { getClosing } from '@akada/core/assignments/work-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, peopleById } from '../accounts/accounts.ts';
import { courseNames } from '../courses/course-members.service.ts';
import { joinedCourses } from '../courses/joined-courses.service.ts';
import { findRelation } from '../messages/conversation/connections.service.ts';
import { describeWork, type ExamFacts, getTerms, readExamFacts } from './assignment-facts.ts';
import { presentFields } from './assignments.present.ts';
import * as repo from './assignments.repo.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import * as works from './works.repo.ts';

export interface MyAssignmentsDeps extends Pick<Platform, 'database' | 'clock'> {
  sets: { byIds(userId: string, ids: readonly string[]): Promise<{ id: string }[]> };
}

/** An assignment that this student may see. */
export interface OwnAssignment {
  row: AssignmentRow;
  work: WorkRow | null;
  reach: Exclude<Reach, 'none'>;
}

export type MyAssignments = ReturnType<typeof createMyAssignments>;

export function createMyAssignments({ database, clock, sets }: MyAssignmentsDeps) {
  const { db } = database;
  const find = async (executor: Executor, userId: string, id: string): Promise<OwnAssignment> => {
    const row = await repo.findAssignment(executor, id);
    const [assignment] = row === null ? [] : await findReached(executor, userId, [row]);
    if (!assignment) throw notFound();
    return assignment;
  };
  const read = async (userId: string, id: string): Promise<MyAssignment> => {
    const assignment = await find(db, userId, id);
    const { row, work } = assignment;
    const facts = await readExamFacts(db, [row], userId);
    const [summary] = await present(db, userId, [assignment], { facts, now: clock.now() });
    if (!summary) throw notFound();
    const hasSet =
      work !== null && work.setId !== null && (await sets.byIds(userId, [work.setId])).length > 0;
    return {
      ...summary,
      ...presentContent(assignment, facts, summary.state !== 'coming'),
      set_id: hasSet ? work.setId : null,
    };
  };
  return {
    find,
    read,
    /** Lists work to do by due date, then finished and missed work, the last due first. */
    async list(
      userId: string,
      {
        course_id: courseId,
        show,
        skip,
        limit,
      }: { course_id?: string | undefined; show: string; skip: number; limit: number },
    ): Promise<{ items: MyAssignmentSummary[]; total: number }> {
      const joined = (await joinedCourses(db, userId)).map(({ id }) => id);
      const rows = (await repo.findForStudent(db, userId, joined)).filter(
        (row) => courseId === undefined || row.courseId === courseId.toLowerCase(),
      );
      const reached = await findReached(db, userId, rows);
      const facts = await readExamFacts(db, rows, userId);
      const items = (await present(db, userId, reached, { facts, now: clock.now() }))
        .filter((item) => isVisible(item) && (show === 'all' || isToDo(item)))
        .sort(
          (one, other) =>
            Number(isToDo(other)) - Number(isToDo(one)) ||
            (isToDo(one) ? compareDue(one, other) : compareDue(other, one)),
        );
      return { items: items.slice(skip, skip + limit), total: items.length };
    },
    /** @throws Fault `not_found` before the work has opened */
    async open(userId: string, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const { row } = await find(tx, userId, id);
        const facts = await readExamFacts(tx, [row], userId);
        const terms = getTerms(row, facts.exam(row));
        if (terms === null || clock.now() < terms.opensAt) throw notFound();
        const work = await works.lockWork(tx, id, userId);
        if (work.openedAt !== null) return;
        await works.updateWork(tx, work, { openedAt: getInstant(clock.now()) });
        await works.hintAll(tx, id, [userId, row.userId]);
      });
    },
  };
}

/** A draft of an exam stays hidden. */
const isVisible = ({ kind, due_at: dueAt, state }: MyAssignmentSummary) =>
  kind !== 'exam' || dueAt !== null || state === 'handed_in' || state === 'marked' || state === 'to_mark';

const isToDo = ({ state, is_open: isOpen }: MyAssignmentSummary) =>
  isOpen && ['overdue', 'not_opened', 'opened', 'in_progress', 'coming'].includes(state);

function compareDue(one: MyAssignmentSummary, other: MyAssignmentSummary): number {
  const [first, second] = [one.due_at ?? '', other.due_at ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** @returns the assignments among these that this student sees */
async function findReached(
  executor: Executor,
  userId: string,
  rows: readonly AssignmentRow[],
): Promise<OwnAssignment[]> {
  if (rows.length === 0) return [];
  const joined = new Map((await joinedCourses(executor, userId)).map((course) => [course.id, course]));
  const ownWorks = new Map(
    (await works.findWorksOfStudent(executor, userId)).map((work) => [work.assignmentId, work]),
  );
  const tutorIds = new Set(rows.flatMap((row) => (row.courseId === null ? row.userId : [])));
  const connected = new Set<string>();
  for (const id of tutorIds) if ((await findRelation(executor, userId, id)).isConnected) connected.add(id);
  const courseNamesById = await courseNames(executor, [
    ...new Set(rows.flatMap(({ courseId }) => courseId ?? [])),
  ]);
  const examFacts = await readExamFacts(executor, rows, userId);
  return rows.flatMap((row) => {
    const work = ownWorks.get(row.id) ?? null;
    const course = joined.get(row.courseId ?? '');
    // Named students are the ones with a row.
    const isNamed = work !== null && connected.has(row.userId);
    const hasSat = examFacts.sittings(row, userId).some(({ finishedAt }) => finishedAt !== null);
    const reach = getReach({
      isDeleted: row.deletedAt !== null || (row.courseId !== null && !courseNamesById.has(row.courseId)),
      isStudent: row.courseId === null ? isNamed : course !== undefined,
      hasClassEnded: course !== undefined && course.archivedAt !== null,
      hasSubmitted: hasSat || (work !== null && work.handedInAt !== null),
    });
    return reach === 'none' ? [] : { row, work, reach };
  });
}

async function present(
  executor: Executor,
  userId: string,
  reached: readonly OwnAssignment[],
  { facts, now }: { facts: ExamFacts; now: number },
): Promise<MyAssignmentSummary[]> {
  const names = await courseNames(executor, [...new Set(reached.flatMap(({ row }) => row.courseId ?? []))]);
  const tutors = await peopleById(executor, [...new Set(reached.map(({ row }) => row.userId))]);
  return reached.map(({ row, work, reach }) => ({
    ...presentFields(row, { facts, courseName: names.get(row.courseId ?? '') ?? null, now }),
    ...describeWork(row, work, userId, { facts, now, isForTutor: false }),
    tutor_name: tutors.get(row.userId)?.fullName ?? '',
    is_open: reach === 'work',
  }));
}

/** Nothing to read or write is shown before the work has opened. */
function presentContent({ row, work }: OwnAssignment, facts: ExamFacts, hasOpened: boolean) {
  const terms = getTerms(row, facts.exam(row));
  const extended = work?.extendedUntil ?? null;
  const closing = terms && getClosing(terms, extended === null ? null : Date.parse(extended));
  return {
    instruction: hasOpened ? row.instruction : '',
    late_rule: row.kind === 'exam' ? ('none' as const) : row.lateRule,
    closes_at: closing === null ? null : getInstant(closing),
    attempts: row.attempts,
    course_exam_id: row.courseExamId,
    text: hasOpened ? (row.content.text ?? null) : null,
    criteria: row.content.criteria ?? [],
    essay: work?.text ?? null,
    points: work !== null && work.markedAt !== null ? work.points : null,
    comment: work !== null && work.markedAt !== null ? work.comment : null,
  };
}

/** @throws Fault `conflict` if this student can only read it now */
export function assertWorkable({ reach }: OwnAssignment): void {
  if (reach === 'work') return;
  throw new Fault('conflict', 'This class or tutor has ended. You can read what you handed in.');
}
