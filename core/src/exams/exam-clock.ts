/**
 * Time in an exam. The server's clock decides; a browser learns its own offset from `server_now`, because
 * phones are often minutes or hours off. All times are milliseconds since the epoch.
 */

/** An answer sent in time may still be on a slow network when time is up: it counts for this long after. */
export const answerGraceMs = 10_000;

export type ExamPhase = 'running' | 'grace' | 'over';

/** @returns `running` until the deadline, `grace` while answers after the deadline still count, then `over` */
export function examPhase(deadline: number, now: number): ExamPhase {
  if (now < deadline) return 'running';
  return now <= deadline + answerGraceMs ? 'grace' : 'over';
}

/** @returns milliseconds left to answer, never negative */
export function remainingMs(deadline: number, now: number): number {
  return Math.max(0, deadline - now);
}

/** @returns what to add to the browser's clock to get the server's, taken when `serverNow` arrived */
export function clockOffset(serverNow: number, browserNow: number): number {
  return serverNow - browserNow;
}

/** @returns time spent, at most the exam's whole length, rounded down to seconds */
export function secondsUsed(startedAt: number, finishedAt: number, deadline: number): number {
  return Math.max(0, Math.floor((Math.min(finishedAt, deadline) - startedAt) / 1000));
}

/** A minute for each question, as most school exams have it, and never less than five. */
export function usualMinutes(questions: number): number {
  return Math.max(5, questions);
}

/** The longest exam. */
const maxMinutes = 300;

/**
 * @param printed minutes that a past paper prints; null if it prints none
 * @returns the proposed minutes of a past paper: the printed ones, else one and a half for each question
 */
export function paperMinutes(printed: number | null, questions: number): number {
  return Math.min(maxMinutes, printed ?? Math.ceil(questions * 1.5));
}

/** @returns the length of an exam with extra time, in milliseconds */
export function lengthMs(minutes: number, extraPercent: number): number {
  return minutes * 60_000 + minutes * extraPercent * 600;
}
