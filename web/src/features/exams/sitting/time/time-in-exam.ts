import type { ExamTimes } from './exam-times.ts';

/**
 * @param now by the device's clock
 * @returns milliseconds since the start of the exam
 */
export function elapsedMs(startedAt: string, { offset }: ExamTimes, now: number): number {
  return now + offset - Date.parse(startedAt);
}
