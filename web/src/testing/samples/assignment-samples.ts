import type {
  Assignment,
  AssignmentStudent,
  AssignmentSummary,
  AssignmentWork,
} from '@akada/contract/work/classes/assignment-work.ts';
import type { MyAssignment } from '@akada/contract/work/classes/my-assignments.ts';
import { makeId } from '../samples.ts';

/** A set of ten questions that is due on the next day in Lagos. */
export function makeAssignmentSummary(changes: Partial<AssignmentSummary> = {}): AssignmentSummary {
  return {
    id: makeId(91),
    course: { id: makeId(1), name: 'Human Physiology' },
    kind: 'set',
    title: 'Meiosis',
    size: 10,
    opens_at: '2026-11-20T08:00:00.000Z',
    due_at: '2026-11-28T17:00:00.000Z',
    zone: 'Africa/Lagos',
    server_now: '2026-11-27T08:00:00.000Z',
    phase: 'open',
    students: 42,
    done: 28,
    to_mark: 0,
    to_remind: 14,
    percent: 66,
    ...changes,
  };
}

export function makeAssignment(changes: Partial<Assignment> = {}): Assignment {
  return {
    ...makeAssignmentSummary(),
    instruction: 'Compare it with mitosis.',
    late_rule: 'mark',
    late_until: null,
    attempts: 1,
    course_exam_id: null,
    cards: [],
    text: null,
    criteria: [],
    version: 1,
    ...changes,
  };
}

const work = {
  is_late: false,
  done: 0,
  total: 10,
  attempt: 1,
  handed_in_at: null,
  marked_at: null,
  score: null,
  due_at: '2026-11-28T17:00:00.000Z',
  extended_until: null,
  extension_reason: null,
} as const;

export function makeAssignmentStudent(
  number: number,
  changes: Partial<AssignmentStudent> = {},
): AssignmentStudent {
  return {
    student_id: makeId(200 + number),
    full_name: `Student ${number}`,
    is_student: true,
    state: 'not_opened',
    ...work,
    opened_at: null,
    reminded_at: null,
    ...changes,
  };
}

export function makeAssignmentWork(changes: Partial<AssignmentWork> = {}): AssignmentWork {
  return {
    ...makeAssignmentStudent(1),
    text: null,
    points: null,
    comment: null,
    mark_version: 0,
    ...changes,
  };
}

export function makeMyAssignment(changes: Partial<MyAssignment> = {}): MyAssignment {
  const {
    phase: _a,
    students: _b,
    done: _c,
    to_mark: _d,
    to_remind: _e,
    percent: _f,
    ...summary
  } = makeAssignmentSummary();
  return {
    ...summary,
    state: 'not_opened',
    ...work,
    tutor_name: 'Chidi Balogun',
    is_open: true,
    instruction: 'Compare it with mitosis.',
    late_rule: 'mark',
    closes_at: null,
    attempts: 1,
    course_exam_id: null,
    text: null,
    criteria: [],
    set_id: null,
    essay: null,
    points: null,
    comment: null,
    ...changes,
  };
}
