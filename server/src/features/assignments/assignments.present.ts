import type {
  Assignment,
  AssignmentSummary,
  AssignmentWork,
} from '@akada/contract/work/classes/assignment-work.ts';
import { canBeReminded } from '@akada/core/assignments/work-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { describeWork, type ExamFacts, getSize, getTerms } from './assignment-facts.ts';
import type { Participant } from './assignment-people.service.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';

export interface SummaryFacts {
  facts: ExamFacts;
  courseName: string | null;
  now: number;
}

/** The fields of an assignment that tutors and students read. */
export function presentFields(row: AssignmentRow, { facts, courseName, now }: SummaryFacts) {
  const terms = getTerms(row, facts.exam(row));
  const { id, courseId, kind, title, zone } = row;
  return {
    id,
    course: courseId === null || courseName === null ? null : { id: courseId, name: courseName },
    kind,
    title,
    size: getSize(row, facts.exam(row)),
    opens_at: terms && getInstant(terms.opensAt),
    due_at: terms && getInstant(terms.dueAt),
    zone,
    server_now: getInstant(now),
  };
}

export function presentSummary(
  row: AssignmentRow,
  participants: readonly Participant[],
  summary: SummaryFacts,
): AssignmentSummary {
  const { facts, now } = summary;
  const works = participants.map(({ userId, isStudent, work }) => ({
    isStudent,
    isReminded: work !== null && work.remindedAt !== null,
    ...describeWork(row, work, userId, { facts, now, isForTutor: true }),
  }));
  const scores = works.flatMap(({ score }) => score ?? []);
  const max = scores.reduce((sum, score) => sum + score.max, 0);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  const toRemind = works.filter(
    ({ state, isStudent, isReminded }) => isStudent && !isReminded && canBeReminded(state),
  );
  return {
    ...presentFields(row, summary),
    phase: getPhase(row, facts, now, works),
    students: works.length,
    done: works.filter(({ handed_in_at: handedInAt }) => handedInAt !== null).length,
    to_mark: works.filter(({ state }) => state === 'to_mark').length,
    to_remind: toRemind.length,
    percent: max === 0 ? null : Math.round((100 * points) / max),
  };
}

/** Work stays current while a student has more time, and while something waits for marks. */
function getPhase(
  row: AssignmentRow,
  facts: ExamFacts,
  now: number,
  works: readonly Pick<AssignmentWork, 'state' | 'due_at'>[],
): AssignmentSummary['phase'] {
  const terms = getTerms(row, facts.exam(row));
  if (terms === null) return facts.exam(row)?.isDeleted ? 'past' : 'coming';
  if (now < terms.opensAt) return 'coming';
  const isWaiting = works.some(
    ({ state, due_at: dueAt }) =>
      state === 'to_mark' || (canBeReminded(state) && dueAt !== null && Date.parse(dueAt) >= now),
  );
  return now <= terms.dueAt || isWaiting ? 'open' : 'past';
}

export function presentAssignment(row: AssignmentRow, summary: AssignmentSummary): Assignment {
  const { cards = [], text = null, criteria = [] } = row.content;
  return {
    ...summary,
    instruction: row.instruction,
    late_rule: row.lateRule,
    late_until: row.lateUntil,
    attempts: row.attempts,
    course_exam_id: row.courseExamId,
    cards,
    text,
    criteria,
    version: row.version,
  };
}

/** The content that one student submitted, with its marks. */
export function presentSubmission(work: WorkRow | null) {
  return {
    text: work?.text ?? null,
    points: work?.points ?? null,
    comment: work?.comment ?? null,
    mark_version: work?.markVersion ?? 0,
  };
}
