/** A tutor's decisions about single students: more time, marks and reminders. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { AssignmentWork } from '@akada/contract/work/classes/assignment-work.ts';
import type { extendAssignment, markAssignment } from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { canBeReminded } from '@akada/core/assignments/work-state.ts';
import { getMarkProblems } from '@akada/core/question-types/essay/essay-marks.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record, recordAll } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, type Person, peopleById } from '../accounts/accounts.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import type { AssignmentOverview } from './assignment-overview.service.ts';
import { assignmentExtended, assignmentMarked, assignmentReminded } from './assignments.events.ts';
import * as repo from './assignments.repo.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import * as works from './works.repo.ts';

const dayMs = 24 * 60 * 60_000;

export type AssignmentDecisions = ReturnType<typeof createAssignmentDecisions>;

export function createAssignmentDecisions({
  database,
  clock,
  overview,
}: Pick<Platform, 'database' | 'clock'> & { overview: AssignmentOverview }) {
  /** Runs a change of one student's work and reads the result. */
  const change = async (
    row: AssignmentRow,
    studentId: string,
    write: (tx: Transaction, work: WorkRow, assignment: AssignmentRow) => Promise<void>,
  ): Promise<AssignmentWork> => {
    // Someone without a part in the assignment is not found, and gets no row.
    const { student_id: userId } = await overview.work(row, studentId);
    await database.transaction(async (tx) => {
      const assignment = await repo.holdAssignment(tx, row.id);
      if (assignment === null || !(await lockAccount(tx, userId))) throw notFound();
      await write(tx, await works.lockWork(tx, row.id, userId), assignment);
      await works.hintAll(tx, row.id, [row.userId, userId]);
    });
    return overview.work(row, userId);
  };

  return {
    /** @throws Fault `validation_failed`, `conflict` for an exam, which has its own extra time */
    extend(row: AssignmentRow, studentId: string, { extension }: BodyOf<typeof extendAssignment>) {
      return change(row, studentId, async (tx, work, assignment) => {
        if (assignment.kind === 'exam')
          throw new Fault('conflict', 'Give more time on the page of the exam.');
        const until =
          extension === null ? null : getPossibleExtension(extension.until, assignment, clock.now());
        const reason = extension?.reason ?? null;
        if (work.extensionReason === reason && isSame(work.extendedUntil, until)) return;
        await works.updateWork(tx, work, { extendedUntil: until, extensionReason: reason });
        if (until === null || reason === null || !(await isApprovedTutor(tx, assignment.userId))) return;
        const people = await findPeople(tx, assignment, [work.userId]);
        await record(tx, assignmentExtended, {
          userId: work.userId,
          subjectId: newId(),
          facts: { ...people.facts, until, reason, zone: people.getZone(work.userId) },
        });
      });
    },
    /**
     * The same marks again change nothing.
     *
     * @throws Fault `validation_failed`, `conflict` if the student has not submitted or another device marked the work
     */
    mark(
      row: AssignmentRow,
      studentId: string,
      { points, comment, version }: BodyOf<typeof markAssignment>,
    ): Promise<AssignmentWork> {
      return change(row, studentId, async (tx, work, assignment) => {
        if (assignment.kind !== 'essay' || work.handedInAt === null)
          throw new Fault('conflict', 'There is no essay to mark.');
        const criteria = assignment.content.criteria ?? [];
        assertPoints(criteria, points);
        if (work.markedAt !== null && String(work.points) === String(points) && work.comment === comment)
          return;
        if (work.markVersion !== version)
          throw new Fault(
            'conflict',
            'This was marked on another device. Load the page again, then change it.',
          );
        const markedAt = getInstant(clock.now());
        await works.updateWork(tx, work, { points, comment, markedAt, markVersion: version + 1 });
        const { facts } = await findPeople(tx, assignment, []);
        const max = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
        const sum = points.reduce((total, value) => total + value, 0);
        await record(tx, assignmentMarked, {
          userId: work.userId,
          subjectId: newId(),
          facts: { ...facts, points: sum, max },
        });
      });
    },
    /**
     * Each student is reminded once.
     *
     * @param studentId null for everyone who has not submitted
     * @returns the number of students who were reminded now
     */
    async remind(row: AssignmentRow, studentId: string | null): Promise<{ reminded: number }> {
      const recipients = (await overview.students(row)).filter(
        ({ student_id: id, is_student: isStudent, state }) =>
          isStudent && canBeReminded(state) && (studentId === null || id === studentId.toLowerCase()),
      );
      const dueDates = new Map(recipients.map(({ student_id: id, due_at: dueAt }) => [id, dueAt]));
      return database.transaction(async (tx) => {
        const assignment = await repo.holdAssignment(tx, row.id);
        if (assignment === null) throw notFound();
        // The students of a suspended tutor do not see the work.
        const isTeaching = await isApprovedTutor(tx, assignment.userId);
        const userIds = await works.markReminded(tx, row.id, {
          userIds: isTeaching ? [...dueDates.keys()].sort() : [],
          now: getInstant(clock.now()),
        });
        const people = await findPeople(tx, assignment, userIds);
        await recordAll(
          tx,
          assignmentReminded,
          userIds.map((userId) => ({
            userId,
            subjectId: newId(),
            facts: { ...people.facts, dueAt: dueDates.get(userId) ?? '', zone: people.getZone(userId) },
          })),
        );
        await works.hintAll(tx, row.id, [row.userId]);
        return { reminded: userIds.length };
      });
    },
  };
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

function getPossibleExtension(sent: string, { dueAt }: AssignmentRow, now: number): string {
  const until = Date.parse(sent);
  const field = 'extension.until';
  if (dueAt !== null && until <= Date.parse(dueAt))
    throw invalidField(field, 'Choose a moment after the due date of the class.');
  if (until <= now) throw invalidField(field, 'Choose a moment that is still to come.');
  if (until - now > assignmentLimits.days * dayMs)
    throw invalidField(field, `Choose a day within the next ${assignmentLimits.days} days.`);
  return getInstant(until);
}

function assertPoints(criteria: readonly { name: string; points: number }[], points: number[]): void {
  const body = {
    type: 'essay' as const,
    criteria: criteria.map((criterion) => ({ ...criterion, guidance: '' })),
    min_words: null,
    max_words: null,
  };
  const problem = getMarkProblems(body, '', { points, comments: [], message: '' }).points;
  if (problem !== undefined) throw invalidField('points', problem);
}

async function findPeople(
  tx: Transaction,
  { id, title, userId }: AssignmentRow,
  studentIds: readonly string[],
) {
  const people: Map<string, Person> = await peopleById(tx, [userId, ...studentIds]);
  return {
    facts: { id, title, name: people.get(userId)?.fullName ?? '' },
    getZone: (studentId: string) => people.get(studentId)?.timeZone ?? 'UTC',
  };
}
