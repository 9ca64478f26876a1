/** Texts about the status of a student in an exam. */
import type { CourseExam, CourseExamSitting, CourseExamStudent } from '@akada/contract/work/course-exams.ts';
import { sittingDeadline } from '@akada/core/exams/course-exam.ts';
import { momentText, timeText } from '../../../lib/format/dates.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';

export function runningOf({ sittings }: Pick<CourseExamStudent, 'sittings'>): CourseExamSitting | undefined {
  return sittings.find(({ status }) => status === 'in_progress');
}

/** @returns `Sits since 14:05, until 15:05`, or the result */
export function sittingText(sitting: CourseExamSitting, zone: string | undefined): string {
  const { finished_at, finished_by, score, max_score, percent, started_at, deadline_at } = sitting;
  if (finished_at === null || score === null || max_score === null)
    return `Sits since ${timeText(started_at, zone)}, until ${timeText(deadline_at, zone)}`;

  const result = `${numberText(score)} of ${counted(max_score, 'mark')}, ${percent ?? 0}%`;
  const times = `${momentText(started_at, zone)} to ${timeText(finished_at, zone)}`;
  return `${result} · ${times}${finished_by === 'deadline' ? ', when the time was over' : ''}`;
}

/** @returns the text of the link to the paper of an attempt that ended */
export function paperText({ waiting = 0 }: Pick<CourseExamSitting, 'waiting'>): string {
  return waiting === 0 ? 'See the paper' : `Mark ${counted(waiting, 'essay')}`;
}

/** @returns `25% more time` and other individual allowances; empty if there are none */
export function allowanceText({
  extra_percent,
  extra_attempts,
}: Pick<CourseExamStudent, 'extra_percent' | 'extra_attempts'>): string {
  return [
    ...(extra_percent > 0 ? [`${extra_percent}% more time`] : []),
    ...(extra_attempts > 0 ? [`${counted(extra_attempts, 'more attempt')}`] : []),
  ].join(' · ');
}

/** @returns the end of an attempt in progress, null if unknown */
export function endWith(
  extraPercent: number,
  { started_at }: Pick<CourseExamSitting, 'started_at'>,
  {
    duration_minutes,
    closes_at,
    server_now,
  }: Pick<CourseExam, 'duration_minutes' | 'closes_at' | 'server_now'>,
): string | null {
  if (closes_at === null) return null;
  const times = { durationMinutes: duration_minutes, extraPercent };
  const end = sittingDeadline(Date.parse(started_at), times, Date.parse(closes_at));
  return new Date(Math.max(end, Date.parse(server_now))).toISOString();
}
