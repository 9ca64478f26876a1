import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { useTicking } from '../sitting/time/use-exam-clock.ts';
import { countdownText, type WindowFields, windowNow } from './course-exam-window.ts';

/** @returns the current state of the window; renders again when it changes */
export function useWindowState(exam: WindowFields, receivedAt: number): SetExam['state'] {
  return useTicking(() => windowNow(exam, receivedAt, Date.now()).state);
}

/** @returns the time until the exam opens or closes, formatted by `textOf` */
export function useCountdown(
  exam: WindowFields,
  receivedAt: number,
  getText: (leftMs: number) => string = countdownText,
): string {
  return useTicking(() => getText(windowNow(exam, receivedAt, Date.now()).leftMs));
}

/** @returns true if the window closes before an attempt of this many minutes would end */
export function useClosesSooner(exam: WindowFields, receivedAt: number, minutes: number): boolean {
  return useTicking(() => windowNow(exam, receivedAt, Date.now()).leftMs < minutes * 60_000);
}
