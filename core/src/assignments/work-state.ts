/** The state of one student's work, from the terms of the assignment and the clock. */
import type { LateRule } from './assignment-rules.ts';

/** The times of an assignment, and its rule for late work. Times are milliseconds since the epoch. */
export interface Terms {
  opensAt: number;
  dueAt: number;
  lateRule: LateRule;
  /** The last moment of the rule `until`; null for the other rules. */
  lateUntil: number | null;
}

/** Facts of one student's work. */
export interface Work {
  openedAt: number | null;
  startedAt: number | null;
  handedInAt: number | null;
  markedAt: number | null;
  /** The student's own due date; null without an extension. */
  extendedUntil: number | null;
  /** True if a person marks this kind of work. */
  isMarkedByPerson: boolean;
}

export const workStates = [
  'to_mark',
  'missed',
  'overdue',
  'not_opened',
  'opened',
  'in_progress',
  'coming',
  'handed_in',
  'marked',
] as const;
/** In the order in which a tutor reads them: work that waits for the tutor or needs help comes first. */
export type WorkState = (typeof workStates)[number];

/** @returns the moment until which work of this student is in time: an extension never shortens it */
export function getDue({ dueAt }: Pick<Terms, 'dueAt'>, extendedUntil: number | null): number {
  return Math.max(dueAt, extendedUntil ?? dueAt);
}

/** @returns the last moment at which work of this student is taken; null if there is none */
export function getClosing(terms: Terms, extendedUntil: number | null): number | null {
  const due = getDue(terms, extendedUntil);
  if (terms.lateRule === 'mark') return null;
  return terms.lateRule === 'none' ? due : Math.max(due, terms.lateUntil ?? due);
}

/** @returns true from the opening until the last moment, both included */
export function isAccepted(terms: Terms, extendedUntil: number | null, now: number): boolean {
  const closing = getClosing(terms, extendedUntil);
  return now >= terms.opensAt && (closing === null || now <= closing);
}

/** @returns true for work submitted after its due date, and for missing work once the due date has passed */
export function isLate(
  terms: Terms,
  { handedInAt, extendedUntil }: Pick<Work, 'handedInAt' | 'extendedUntil'>,
  now: number,
): boolean {
  return (handedInAt ?? now) > getDue(terms, extendedUntil);
}

/** @returns the one state that a tutor and the student read */
export function getWorkState(terms: Terms, work: Work, now: number): WorkState {
  const { openedAt, startedAt, handedInAt, markedAt, extendedUntil, isMarkedByPerson } = work;
  if (markedAt !== null) return 'marked';
  if (handedInAt !== null) return isMarkedByPerson ? 'to_mark' : 'handed_in';
  if (now < terms.opensAt) return 'coming';
  if (!isAccepted(terms, extendedUntil, now)) return 'missed';
  if (isLate(terms, work, now)) return 'overdue';
  if (startedAt !== null) return 'in_progress';
  return openedAt === null ? 'not_opened' : 'opened';
}

/** @returns true while a reminder can still help */
export function canBeReminded(state: WorkState): boolean {
  return state === 'overdue' || state === 'not_opened' || state === 'opened' || state === 'in_progress';
}
