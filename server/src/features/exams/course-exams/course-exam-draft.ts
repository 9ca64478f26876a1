/** A tutor's draft of an exam, as the columns store it, and the checks across its fields. */

import type { FieldErrors } from '@akada/contract/wire/errors.ts';
import type { CourseExamForm } from '@akada/contract/work/course-exams.ts';
import { isNoEarlier } from '@akada/core/exams/course-exam.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { CourseExamRow } from './course-exams.tables.ts';

type Written = Omit<CourseExamForm, 'course_id'>;

/** The columns that a tutor writes. */
export type CourseExamDraft = Pick<CourseExamRow, (typeof written)[number]>;

/** Those may change while students sit. */
const later = ['title', 'instructions', 'closesAt', 'attempts', 'resultsShow', 'keysShow'] as const;
/** These fields are fixed once the first student has started. */
const fixed = ['pool', 'questionCount', 'durationMinutes', 'marking', 'opensAt'] as const;
const written = [...later, ...fixed] as const;

export function getDraft(form: Written): CourseExamDraft {
  const time = (text: string | null) => (text === null ? null : getInstant(Date.parse(text)));
  const { right, wrong, unanswered, multiple } = form.marking;
  return {
    title: form.title,
    instructions: form.instructions,
    pool:
      form.pool.kind === 'chosen'
        ? { ...form.pool, question_ids: [...new Set(form.pool.question_ids)] }
        : form.pool,
    questionCount: form.question_count,
    durationMinutes: form.duration_minutes,
    marking: { right, wrong, unanswered, multiple },
    opensAt: time(form.opens_at),
    closesAt: time(form.closes_at),
    attempts: form.attempts,
    resultsShow: form.results_show,
    keysShow: form.keys_show,
  };
}

const same = (one: unknown, other: unknown) => sorted(one) === sorted(other);

/** Sorts the fields, because the database keeps the fields of an object in its own order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** @returns whether saving the draft changes nothing */
export function saysTheSame(row: CourseExamRow, draft: CourseExamDraft): boolean {
  return written.every((name) => same(row[name], draft[name]));
}

/** @returns true if the draft changes a rule that students who have started rely on */
export function changesFixed(row: CourseExamRow, draft: CourseExamDraft): boolean {
  return fixed.some((name) => !same(row[name], draft[name]));
}

/** @returns whether the papers would be drawn from other questions, or have another length */
export function changesPaper(row: CourseExamRow, draft: CourseExamDraft): boolean {
  return !same(row.pool, draft.pool) || row.questionCount !== draft.questionCount;
}

/** @param whole whether it has to have everything that students need @throws Fault `validation_failed` */
export function assertSound(draft: CourseExamDraft, whole: boolean): void {
  const { opensAt, closesAt, resultsShow, keysShow } = draft;
  const fields: FieldErrors = {
    ...(whole && opensAt === null && { opens_at: 'Say when it opens' }),
    ...(whole && closesAt === null && { closes_at: 'Say when it closes' }),
    ...(opensAt !== null &&
      closesAt !== null &&
      opensAt >= closesAt && { closes_at: 'It closes after it opens' }),
    ...(!isNoEarlier(keysShow, resultsShow) && { keys_show: 'Keys show with the results or later' }),
  };
  if (Object.keys(fields).length === 0) return;
  throw new Fault('validation_failed', 'Some fields need another look.', { fields });
}
