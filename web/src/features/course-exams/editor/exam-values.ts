/** The values of the exam form, and the request that it sends. */
import type { BankDifficulty } from '@akada/contract/material/question-fields.ts';
import {
  type CourseExam,
  type CourseExamForm,
  editCourseExam,
  type ShowRule,
} from '@akada/contract/work/course-exams.ts';
import { isNoEarlier } from '@akada/core/exams/course-exam.ts';
import { usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { dateFault } from '../../../lib/form/date-rules.ts';
import {
  type Entered,
  getMarking,
  getNumber,
  type MarkingChoice,
  usualMarking,
} from '../../../lib/form/marking-choice.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

export interface ExamValues extends MarkingChoice {
  title: string;
  instructions: string;
  pool_kind: 'filter' | 'chosen';
  topics: readonly string[];
  difficulties: readonly BankDifficulty[];
  tags: readonly string[];
  question_ids: readonly string[];
  question_count: Entered;
  duration_minutes: Entered;
  /** Local time in the tutor's zone; empty for none. */
  opens_at: string;
  closes_at: string;
  attempts: Entered;
  results_show: ShowRule;
  keys_show: ShowRule;
}

export type ExamContent = Omit<CourseExamForm, 'course_id'>;

const usualCount = 20;

const nothingChosen = { topics: [], difficulties: [], tags: [], question_ids: [] } as const;

/** Values of a new exam. */
export const newValues: ExamValues = {
  title: '',
  instructions: '',
  pool_kind: 'filter',
  ...nothingChosen,
  question_count: usualCount,
  duration_minutes: usualMinutes(usualCount),
  ...usualMarking,
  opens_at: '',
  closes_at: '',
  attempts: 1,
  results_show: 'after_close',
  keys_show: 'after_close',
};

/** @param zone of the displayed times */
export function getValues(exam: CourseExam, zone: string): ExamValues {
  const { title, instructions, pool, question_count, duration_minutes, attempts } = exam;
  const { right, wrong, unanswered, multiple } = exam.marking;
  const { kind, ...chosen } = pool;
  return {
    title,
    instructions,
    pool_kind: kind,
    ...nothingChosen,
    ...chosen,
    question_count,
    duration_minutes,
    attempts,
    right,
    unanswered,
    multiple,
    wrong: wrong === 'guess' ? wrong : wrong === 0 ? 'nothing' : 'own',
    taken: Number(wrong) || 1,
    opens_at: shownTime(exam.opens_at, zone),
    closes_at: shownTime(exam.closes_at, zone),
    results_show: exam.results_show,
    keys_show: exam.keys_show,
  };
}

/**
 * @param base the exam to change: an unchanged time keeps its seconds, and fixed facts stay
 * @returns the request body
 */
export function getContent(values: ExamValues, base: CourseExam | null, zone: string): ExamContent {
  const { title, instructions, results_show, keys_show } = values;
  const content = {
    title: title.trim(),
    instructions,
    results_show,
    keys_show,
    pool: getPool(values),
    question_count: getNumber(values.question_count),
    duration_minutes: getNumber(values.duration_minutes),
    marking: getMarking(values),
    opens_at: getTime(values.opens_at, base?.opens_at, zone),
    closes_at: getTime(values.closes_at, base?.closes_at, zone),
    attempts: getNumber(values.attempts),
  };
  if (!base?.is_fixed) return content;
  const { pool, question_count, duration_minutes, marking, opens_at } = base;
  return { ...content, pool, question_count, duration_minutes, marking, opens_at };
}

export type ExamErrors = Partial<Record<keyof ExamValues, string>>;

/** @returns errors by the names of the form */
export function getErrors(values: ExamValues, base: CourseExam | null, zone: string): ExamErrors {
  const { opens_at, closes_at, results_show, keys_show } = values;
  const found = shownErrors(
    fieldErrors(editCourseExam.body, { ...getContent(values, base, zone), version: base?.version ?? 1 }),
  );
  const dates = { opens_at: dateFault(opens_at), closes_at: dateFault(closes_at) };
  const areDates = dates.opens_at === undefined && dates.closes_at === undefined;
  const isTurned = areDates && opens_at !== '' && closes_at !== '' && opens_at >= closes_at;
  return withoutGaps({
    ...found,
    ...dates,
    ...(isTurned && { closes_at: 'It closes after it opens' }),
    ...(!isNoEarlier(keys_show, results_show) && {
      keys_show: 'Right answers show with the results or later',
    }),
  });
}

/** @returns the server's errors by the names of the form */
export function shownErrors(errors: Readonly<Record<string, string>>): ExamErrors {
  const named = Object.entries(errors).map(([path, sentence]) => [getName(path), sentence] as const);
  // The first message of a field wins.
  return Object.fromEntries(named.toReversed());
}

/** The contract nests these fields one level deeper, and adds an index for an item of a list. */
function getName(path: string): string {
  const [first = '', second] = path.split('.');
  if (first === 'marking') return second === 'wrong' ? 'taken' : (second ?? 'right');
  return first === 'pool' ? (second ?? 'pool_kind') : first;
}

function getPool(values: ExamValues): ExamContent['pool'] {
  if (values.pool_kind === 'chosen') return { kind: 'chosen', question_ids: [...values.question_ids] };
  const { topics, difficulties, tags } = values;
  return { kind: 'filter', topics: [...topics], difficulties: [...difficulties], tags: [...tags] };
}

function shownTime(time: string | null, zone: string): string {
  return time === null ? '' : wallTime(Date.parse(time), zone);
}

/** @param storedText the initial text of the field */
function getTime(visibleText: string, storedText: string | null | undefined, zone: string): string | null {
  if (visibleText === '' || dateFault(visibleText) !== undefined) return null;
  if (storedText && shownTime(storedText, zone) === visibleText) return storedText;
  return new Date(getMoment(visibleText, zone)).toISOString();
}

function withoutGaps(errors: { [Name in keyof ExamErrors]: ExamErrors[Name] | undefined }): ExamErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined));
}
