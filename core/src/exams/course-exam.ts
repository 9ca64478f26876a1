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
}

/** @returns the first time at which no answer can be on its way */
function afterClose(closesAt: number): number {
  return closesAt + answerGraceMs + 1;
}

/** @returns from when the marks show; null for never */
export function resultsFrom({ resultsShow, closesAt, finishedAt }: EndedSitting): number | null {
  if (resultsShow === 'never') return null;
  return resultsShow === 'at_once' ? finishedAt : afterClose(closesAt);
}

/**
 * Immediate keys wait for the last attempt, because the student could use them in the next one.
 *
 * @returns the time from which the keys are visible; null for never
 */
export function keysFrom({ keysShow, closesAt, finishedAt, attemptsLeft }: EndedSitting): number | null {
  if (keysShow === 'never') return null;
  return keysShow === 'at_once' && attemptsLeft <= 0 ? finishedAt : afterClose(closesAt);
}
