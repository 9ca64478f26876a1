/** Terms and work of assignments, read from their rows, or from the exam that an assignment is about. */
import type { AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import {
  getDue,
  getWorkState,
  isLate,
  type Terms,
  type Work,
  type WorkState,
} from '@akada/core/assignments/work-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  type AssignedExam,
  type AssignedSitting,
  findAssignedExams,
  findAssignedSittings,
} from '../exams/gradebook/assigned-exams.service.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';

/** Exams of assignments and the attempts at them. */
export interface ExamFacts {
  exam(row: AssignmentRow): AssignedExam | null;
  sittings(row: AssignmentRow, userId: string): readonly AssignedSitting[];
  /** Students with an attempt. */
  students(row: AssignmentRow): string[];
}

/** @param userId null for all students */
export async function readExamFacts(
  executor: Executor,
  rows: readonly AssignmentRow[],
  userId: string | null,
): Promise<ExamFacts> {
  const ids = rows.flatMap(({ courseExamId }) => courseExamId ?? []);
  const exams = await findAssignedExams(executor, ids);
  const sittings = Map.groupBy(
    await findAssignedSittings(executor, ids, userId),
    ({ courseExamId }) => courseExamId,
  );
  const ofExam = ({ courseExamId }: AssignmentRow) => sittings.get(courseExamId ?? '') ?? [];
  return {
    exam: ({ courseExamId }) => exams.get(courseExamId ?? '') ?? null,
    sittings: (row, student) => ofExam(row).filter((sitting) => sitting.userId === student),
    students: (row) => [...new Set(ofExam(row).map((sitting) => sitting.userId))],
  };
}

const time = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** @returns null for an exam without a window, and for a deleted one */
export function getTerms(row: AssignmentRow, exam: AssignedExam | null): Terms | null {
  if (row.kind !== 'exam') {
    const { opensAt, dueAt, lateRule, lateUntil } = row;
    if (opensAt === null || dueAt === null) return null;
    return { opensAt: Date.parse(opensAt), dueAt: Date.parse(dueAt), lateRule, lateUntil: time(lateUntil) };
  }
  if (!exam?.isPublished || exam.isDeleted || exam.opensAt === null || exam.closesAt === null) return null;
  const { opensAt, closesAt } = exam;
  return { opensAt: Date.parse(opensAt), dueAt: Date.parse(closesAt), lateRule: 'none', lateUntil: null };
}

/** @returns questions, cards, or points of an essay; 0 for a text */
export function getSize({ kind, questionIds, content }: AssignmentRow, exam: AssignedExam | null): number {
  if (kind === 'exam') return exam?.questionCount ?? 0;
  if (kind === 'set') return questionIds.length;
  if (kind === 'cards') return content.cards?.length ?? 0;
  return (content.criteria ?? []).reduce((sum, { points }) => sum + points, 0);
}

type WorkFacts = Pick<
  AssignmentStudent,
  | 'state'
  | 'is_late'
  | 'done'
  | 'total'
  | 'attempt'
  | 'handed_in_at'
  | 'marked_at'
  | 'score'
  | 'due_at'
  | 'extended_until'
  | 'extension_reason'
>;

interface Surroundings {
  facts: ExamFacts;
  now: number;
}

/** @returns one student's work; results of exams are included for the tutor only */
export function describeWork(
  row: AssignmentRow,
  work: WorkRow | null,
  userId: string,
  { facts, now, isForTutor }: Surroundings & { isForTutor: boolean },
): WorkFacts {
  const exam = facts.exam(row);
  const terms = getTerms(row, exam);
  const extendedUntil = time(work?.extendedUntil ?? null);
  const workFacts = row.kind === 'exam' ? readSittings(facts.sittings(row, userId)) : readWork(row, work);
  const { score, done, total, ...moments } = workFacts;
  const state: Work = {
    ...moments,
    openedAt: time(work?.openedAt ?? null),
    extendedUntil,
    isMarkedByPerson: row.kind === 'essay' || (row.kind === 'exam' && workFacts.waitingCount > 0),
  };
  const due = terms === null ? null : getDue(terms, extendedUntil);
  const instant = (moment: number | null) => (moment === null ? null : getInstant(moment));
  return {
    state: terms === null ? getStateWithoutTerms(state, exam) : getWorkState(terms, state, now),
    is_late: terms !== null && isLate(terms, state, now),
    done,
    total: row.kind === 'exam' ? getSize(row, exam) : total,
    attempt: work?.attempt ?? 1,
    handed_in_at: instant(state.handedInAt),
    marked_at: instant(state.markedAt),
    score: row.kind === 'exam' && !isForTutor ? null : score,
    due_at: instant(due),
    extended_until: work?.extendedUntil ?? null,
    extension_reason: work?.extensionReason ?? null,
  };
}

/** The exam of the assignment is a draft again or was deleted. */
function getStateWithoutTerms({ handedInAt, markedAt }: Work, exam: AssignedExam | null): WorkState {
  if (markedAt !== null) return 'marked';
  if (handedInAt !== null) return 'handed_in';
  return exam === null || exam.isDeleted ? 'missed' : 'coming';
}

interface OwnFacts {
  startedAt: number | null;
  handedInAt: number | null;
  markedAt: number | null;
  done: number;
  total: number;
  score: { points: number; max: number } | null;
  waitingCount: number;
}

function readWork(row: AssignmentRow, work: WorkRow | null): OwnFacts {
  const size = getSize(row, null);
  const hasItems = row.kind === 'set' || row.kind === 'cards';
  // A set with questions that were deleted before the start has fewer items.
  const total = hasItems ? work?.itemIds.length || size : 1;
  return {
    startedAt: time(work?.startedAt ?? null),
    handedInAt: time(work?.handedInAt ?? null),
    markedAt: time(work?.markedAt ?? null),
    done: hasItems ? (work?.done ?? 0) : Number(work !== null && work.handedInAt !== null),
    total,
    score: getScore(row, work, { size, total }),
    waitingCount: 0,
  };
}

function getScore(
  { kind }: AssignmentRow,
  work: WorkRow | null,
  { size, total }: { size: number; total: number },
): OwnFacts['score'] {
  if (kind === 'set' && work !== null && work.best !== null) return { points: work.best, max: total };
  if (kind === 'essay' && work?.points && work.markedAt !== null)
    return { points: work.points.reduce((sum, points) => sum + points, 0), max: size };
  return null;
}

/** The best finished attempt counts; marks of essays may still be missing. */
function readSittings(sittings: readonly AssignedSitting[]): OwnFacts {
  const finished = sittings.filter(({ finishedAt }) => finishedAt !== null);
  const best = finished.toSorted((one, other) => (other.percent ?? -1) - (one.percent ?? -1))[0];
  const last = finished.at(-1);
  const waitingCount = finished.reduce((sum, sitting) => sum + sitting.waitingCount, 0);
  return {
    startedAt: time(sittings[0]?.startedAt ?? null),
    handedInAt: time(finished[0]?.finishedAt ?? null),
    markedAt: last && waitingCount === 0 ? time(last.finishedAt) : null,
    done: sittings.at(-1)?.answeredCount ?? 0,
    total: 0,
    score: best?.percent === null || best === undefined ? null : { points: best.percent, max: 100 },
    waitingCount,
  };
}
