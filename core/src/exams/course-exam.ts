/**
 * When an exam that a tutor set can be sat, and when what came of it shows. All times are milliseconds since the epoch.
 */
import { answerGraceMs, lengthMs } from './exam-clock.ts';

/** The time at which something becomes visible. */
export type ShowRule = 'at_once' | 'after_close' | 'never';

const rules: readonly ShowRule[] = ['at_once', 'after_close', 'never'];

/** @returns whether what follows one rule never shows before what follows the other */
export function isNoEarlier(rule: ShowRule, than: ShowRule): boolean {
  return rules.indexOf(rule) >= rules.indexOf(than);
}

/** The time in which an exam can be started and must end. */
export interface ExamWindow {
  opensAt: number;
  closesAt: number;
}

/** @returns where the exam stands; who begins has time left */
export function windowState({ opensAt, closesAt }: ExamWindow, now: number): 'coming' | 'open' | 'closed' {
  if (now < opensAt) return 'coming';
  return now < closesAt ? 'open' : 'closed';
}

/** @returns the end of a sitting: after its own time, or with the exam */
export function sittingDeadline(
  startedAt: number,
  { durationMinutes, extraPercent }: { durationMinutes: number; extraPercent: number },
  closesAt: number,
): number {
  return Math.min(startedAt + lengthMs(durationMinutes, extraPercent), closesAt);
}

/** An ended sitting, with its visibility rules. */
export interface EndedSitting {
  resultsShow: ShowRule;
  keysShow: ShowRule;
  closesAt: number;
  finishedAt: number;
  /** The student's remaining attempts, including a running one. */
  attemptsLeft: number;
  /** True if the exam asks essays, so that a person marks it. */
  asksEssays?: boolean;
  /** The time at which the tutor released the marks; null before. */
  releasedAt?: number | null;
}

/**
 * Tells whether results wait for the tutor: marks of essays show to all students together. Results that show as
 * soon as a student has handed in show each mark as it is given.
 *
 * @returns true if results show only once the tutor has released them
 */
export function needsRelease({
  resultsShow,
  asksEssays = false,
}: Pick<EndedSitting, 'resultsShow' | 'asksEssays'>): boolean {
  return asksEssays && resultsShow === 'after_close';
}

/** @returns the first time at which no answer can be on its way */
function afterClose(closesAt: number): number {
  return closesAt + answerGraceMs + 1;
}

/** @returns from when the marks show; null for never */
export function resultsFrom(sitting: EndedSitting): number | null {
  const { resultsShow, closesAt, finishedAt, releasedAt = null } = sitting;
  if (resultsShow === 'never') return null;
  if (resultsShow === 'at_once') return finishedAt;
  if (!needsRelease(sitting)) return afterClose(closesAt);
  return releasedAt === null ? null : Math.max(afterClose(closesAt), releasedAt);
}

/**
 * Immediate keys wait for the last attempt, because the student could use them in the next one.
 *
 * @returns the time from which the keys are visible; null for never
 */
export function keysFrom(sitting: EndedSitting): number | null {
  const { keysShow, closesAt, finishedAt, attemptsLeft } = sitting;
  if (keysShow === 'never') return null;
  if (needsRelease(sitting)) return resultsFrom(sitting);
  return keysShow === 'at_once' && attemptsLeft <= 0 ? finishedAt : afterClose(closesAt);
}
