/** Texts about a tutor's exam. */
import type { CourseExamSummary, ShowRule } from '@akada/contract/work/course-exams.ts';
import { momentText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';

type Stated = Pick<CourseExamSummary, 'state' | 'opens_at' | 'closes_at'>;

/** @returns the state, such as `Open until 2 Nov 2026, 10:00` */
export function stateText({ state, opens_at, closes_at }: Stated, timeZone: string | undefined): string {
  if (state === 'draft' || opens_at === null || closes_at === null) return 'Draft';
  if (state === 'coming') return `Opens ${momentText(opens_at, timeZone)}`;
  return `${state === 'open' ? 'Open until' : 'Closed'} ${momentText(closes_at, timeZone)}`;
}

/** @returns the numbers of running and finished attempts, empty for a draft */
export function sittingsText({
  state,
  started,
  sitting,
  finished,
}: Pick<CourseExamSummary, 'state' | 'started' | 'sitting' | 'finished'>): string {
  if (state === 'draft') return '';
  if (started === 0) return 'No student has started';
  return [
    sitting > 0 && `${counted(sitting, 'student')} ${sitting === 1 ? 'sits' : 'sit'} it now`,
    `${counted(started, 'student')} ${started === 1 ? 'has' : 'have'} started`,
    `${counted(finished, 'attempt')} finished`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** @returns `20 questions, 30 minutes` */
export function lengthText({
  question_count,
  duration_minutes,
}: Pick<CourseExamSummary, 'question_count' | 'duration_minutes'>): string {
  return `${counted(question_count, 'question')}, ${counted(duration_minutes, 'minute')}`;
}

export const resultRules: readonly (readonly [ShowRule, string])[] = [
  ['at_once', 'When a student hands in'],
  ['after_close', 'After the exam has closed'],
  ['never', 'Never'],
];

/** The consequence of each rule for showing the right answers. */
export const keyRules: Readonly<Record<ShowRule, string>> = {
  at_once:
    'Students with attempts left wait until those are used. Others may still be sitting it, and finished students could pass on answers.',
  after_close:
    'Students who can still sit the exam do not see them. Until then, practice leaves these questions out.',
  never: 'Practice leaves these questions out as long as this exam exists.',
};
