/** Texts about an exam that a student has not sat yet. */
import type { SetExam } from '@akada/contract/work/course-exams.ts';
import type { Marking } from '@akada/contract/work/exam-order.ts';
import { lengthMs } from '@akada/core/exams/exam-clock.ts';
import { dayText, momentText, timeText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';

/** @returns `24 Nov 2026, 09:00 to 11:00` */
export function windowText({ opens_at, closes_at }: SetExam, zone: string): string {
  const isOneDay = dayText(opens_at, zone) === dayText(closes_at, zone);
  return `${momentText(opens_at, zone)} to ${isOneDay ? timeText(closes_at, zone) : momentText(closes_at, zone)}`;
}

/** @returns the minutes of an attempt, including extra time */
export function getMinutes({ duration_minutes, extra_percent }: SetExam): number {
  return Math.round(lengthMs(duration_minutes, extra_percent) / 60_000);
}

/** @returns `40 minutes`, or `60 minutes: 40 and 50% extra time` */
export function timeOfExam(exam: SetExam): string {
  const all = counted(getMinutes(exam), 'minute');
  const { duration_minutes, extra_percent } = exam;
  return extra_percent === 0 ? all : `${all}: ${duration_minutes} and ${extra_percent}% extra time`;
}

/** @returns the number of remaining attempts, without the attempt in progress */
export function attemptsText({ attempts, attempts_left, running_exam_id }: SetExam): string {
  if (attempts === 1 && attempts_left === 1) return 'One';
  if (attempts === 1) return `One, which you have ${running_exam_id === null ? 'used' : 'started'}`;
  return `${attempts_left} of ${attempts} left`;
}

/** @returns the marking rules, one sentence each */
export function markingText({ right, wrong, unanswered, multiple }: Marking): string {
  return [
    `A right answer gives ${counted(right, 'mark')}.`,
    wrong === 0 && 'A wrong one costs nothing.',
    wrong === 'guess' && 'A wrong one takes away what guessing would gain.',
    typeof wrong === 'number' && wrong > 0 && `A wrong one takes ${counted(wrong, 'mark')} away.`,
    unanswered !== 0 && `A question left open counts ${counted(unanswered, 'mark')}.`,
    multiple === 'each_option' && 'Of several right options each gives a part of the mark.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** @returns when the student sees the result */
export function resultsText({ results_show, closes_at, is_marking }: SetExam, zone: string): string {
  if (is_marking) return 'When your tutor has marked the essays, to everyone together';
  if (results_show === 'never') return 'Your tutor does not show them here';
  return results_show === 'at_once' ? 'Right after you hand in' : afterClose(closes_at, zone);
}

/** @returns when the student sees the questions with their right answers */
export function keysText({ keys_show, attempts, closes_at }: SetExam, zone: string): string {
  if (keys_show === 'never') return 'Your tutor does not show them here';
  if (keys_show === 'after_close') return afterClose(closes_at, zone);
  return attempts === 1 ? 'Right after you hand in' : 'After your last attempt, or when the exam has closed';
}

function afterClose(closesAt: string, zone: string): string {
  return `After the exam has closed, ${momentText(closesAt, zone)}`;
}
