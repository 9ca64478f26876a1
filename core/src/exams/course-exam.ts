/**
 * When an exam that a tutor set can be sat, and when what came of it shows. All times are milliseconds since the epoch.
 */
import { answerGraceMs, lengthMs } from './exam-clock.ts';

/** When something shows. */
export type ShowRule = 'at_once' | 'after_close' | 'never';

const rules: readonly ShowRule[] = ['at_once', 'after_close', 'never'];

/** @returns whether what follows one rule never shows before what follows the other */
export function isNoEarlier(rule: ShowRule, than: ShowRule): boolean {
  return rules.indexOf(rule) >= rules.indexOf(than);
}

/** The time in which an exam can be begun and has to end. */
export interface ExamWindow {
  opensAt: number;
  closesAt: number;
}

/** @returns where the exam stands; who begins has time left */
export function windowState({ opensAt, closesAt }: ExamWindow, now: number): 'coming' | 'open' | 'closed' {
  if (now < opensAt) return 'coming';
  return now < closesAt ? 'open' : 'closed';
}

/** @returns when a sitting is over: after its own time, or with the exam */
export function sittingDeadline(
  startedAt: number,
  { durationMinutes, extraPercent }: { durationMinutes: number; extraPercent: number },
  closesAt: number,
): number {
  return Math.min(startedAt + lengthMs(durationMinutes, extraPercent), closesAt);
}

/** A sitting that has ended, with what shows when. */
export interface EndedSitting {
  resultsShow: ShowRule;
  keysShow: ShowRule;
  closesAt: number;
  finishedAt: number;
  /** Attempts that the student has still, and one under way. */
  attemptsLeft: number;
}

/** @returns since when no answer of anybody is under way */
function afterClose(closesAt: number): number {
  return closesAt + answerGraceMs + 1;
}

/** @returns from when the marks show; null for never */
export function resultsFrom({ resultsShow, closesAt, finishedAt }: EndedSitting): number | null {
  if (resultsShow === 'never') return null;
  return resultsShow === 'at_once' ? finishedAt : afterClose(closesAt);
}

/**
 * Keys that show at once wait for the last attempt: whoever may sit again would know them.
 * @returns from when the keys show; null for never
 */
export function keysFrom({ keysShow, closesAt, finishedAt, attemptsLeft }: EndedSitting): number | null {
  if (keysShow === 'never') return null;
  return keysShow === 'at_once' && attemptsLeft <= 0 ? finishedAt : afterClose(closesAt);
}
