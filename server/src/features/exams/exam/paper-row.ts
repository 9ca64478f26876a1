import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { ExamRow } from './exams.tables.ts';

/** A submitted paper of an exam that a tutor set. */
export type PaperRow = ExamRow & { finishedAt: string; finishedBy: 'submit' | 'deadline' };

/** @returns true once the exam has ended */
export function isPaper(row: ExamRow): row is PaperRow {
  return row.finishedAt !== null && row.finishedBy !== null;
}

/**
 * Checks that an exam is a paper of the tutor's exam.
 *
 * @throws Fault `not_found` for any other exam, `conflict` while its student sits
 */
export function assertPaper(exam: ExamRow | null, courseExamId: string): PaperRow {
  if (exam === null || exam.sourceKind !== 'course_exam' || exam.sourceKey !== courseExamId) throw notFound();
  if (!isPaper(exam))
    throw new Fault('conflict', 'This student is still sitting the exam. Mark it once it is handed in.');
  return exam;
}
