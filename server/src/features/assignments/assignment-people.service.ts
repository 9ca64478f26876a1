/** The students of assignments with their work: members of the class, and everyone who has a part in it. */
import type { AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import { workStates } from '@akada/core/assignments/work-state.ts';
import type { Executor } from '../../platform/database/database.ts';
import { peopleById } from '../accounts/accounts.ts';
import { memberIds } from '../courses/course-members.service.ts';
import { describeWork, type ExamFacts } from './assignment-facts.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import * as works from './works.repo.ts';

export interface Participant {
  userId: string;
  /** False for a student who left the class. */
  isStudent: boolean;
  work: WorkRow | null;
}

/** @returns by assignment, its students; students who left without a start are omitted */
export async function findParticipants(
  executor: Executor,
  rows: readonly AssignmentRow[],
  facts: ExamFacts,
): Promise<(row: AssignmentRow) => Participant[]> {
  const courseIds = new Set(rows.flatMap(({ courseId }) => courseId ?? []));
  const members = new Map<string, string[]>();
  for (const id of courseIds) members.set(id, await memberIds(executor, id));
  const found = await works.findWorks(
    executor,
    rows.map(({ id }) => id),
  );
  const byAssignment = Map.groupBy(found, ({ assignmentId }) => assignmentId);
  return (row) => {
    const worksByUser = new Map((byAssignment.get(row.id) ?? []).map((work) => [work.userId, work]));
    const current = row.courseId === null ? [...worksByUser.keys()] : (members.get(row.courseId) ?? []);
    const present = new Set(current);
    const started = [...worksByUser.values()].filter(({ startedAt }) => startedAt !== null);
    const past = [...started.map(({ userId }) => userId), ...facts.students(row)];
    return [...new Set([...current, ...past])].map((userId) => ({
      userId,
      isStudent: present.has(userId),
      work: worksByUser.get(userId) ?? null,
    }));
  };
}

/** @returns students with their state: who waits for the tutor or needs help comes first, then by name */
export async function listStudents(
  executor: Executor,
  row: AssignmentRow,
  { participants, facts, now }: { participants: readonly Participant[]; facts: ExamFacts; now: number },
): Promise<AssignmentStudent[]> {
  const people = await peopleById(
    executor,
    participants.map(({ userId }) => userId),
  );
  const byName = new Intl.Collator('en');
  return participants
    .flatMap(({ userId, isStudent, work }) => {
      const person = people.get(userId);
      if (!person) return [];
      return {
        student_id: userId,
        full_name: person.fullName,
        is_student: isStudent,
        ...describeWork(row, work, userId, { facts, now, isForTutor: true }),
        opened_at: work?.openedAt ?? null,
        reminded_at: work?.remindedAt ?? null,
      };
    })
    .sort(
      (one, other) =>
        workStates.indexOf(one.state) - workStates.indexOf(other.state) ||
        byName.compare(one.full_name, other.full_name) ||
        (one.student_id < other.student_id ? -1 : 1),
    );
}
