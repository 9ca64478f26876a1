/** The parts that an exam needs before students can see it. */
import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { dateFault } from '../../../lib/form/date-rules.ts';
import { counted } from '../../../lib/format/numbers.ts';
import type { ExamValues } from './exam-values.ts';

interface Judged {
  values: ExamValues;
  /** The stored exam. */
  exam: Pick<CourseExam, 'pool_size'>;
  /** True if the form's pool equals the stored pool: only the stored one was counted. */
  isPoolStored: boolean;
  zone: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** @returns a sentence for each missing part; none if the exam can be published */
export function missingParts({ values, exam, isPoolStored, zone, now }: Judged): string[] {
  const { title, opens_at, closes_at, question_count } = values;
  const isDate = (value: string) => value !== '' && dateFault(value) === undefined;
  return [
    title.trim() === '' && 'Give it a title.',
    !isDate(opens_at) && 'Say when it opens.',
    !isDate(closes_at) && 'Say when it closes.',
    isDate(closes_at) && getMoment(closes_at, zone) <= now && 'Its end has passed. Choose a later one.',
    isPoolStored &&
      exam.pool_size < Number(question_count) &&
      `It asks ${counted(Number(question_count), 'question')}, and ${exam.pool_size} can be asked. Publish more questions, or ask fewer.`,
  ].filter((sentence) => sentence !== false);
}

/** @returns the number of available questions, or why it is unknown */
export function poolText(
  values: ExamValues,
  exam: Pick<CourseExam, 'pool_size'> | null,
  isPoolStored: boolean,
): string {
  if (exam === null || !isPoolStored) {
    if (values.pool_kind === 'filter') return 'Once it is saved you see how many questions fit.';
    return `${counted(values.question_ids.length, 'question')} chosen, at most 500.`;
  }
  const fits = `${counted(exam.pool_size, 'question')} can be asked now.`;
  const selectedCount = values.question_ids.length;
  if (values.pool_kind === 'filter' || selectedCount === exam.pool_size) return fits;
  return `${fits} Of ${counted(selectedCount, 'chosen question')} the others are not published.`;
}
