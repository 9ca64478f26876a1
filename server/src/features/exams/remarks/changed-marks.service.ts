/** Records in the thread of an essay that its marks changed, which decides an open contest. */
import { getContestState } from '@akada/core/exams/papers/paper-remarks.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ExamItemRow, ExamRow, GivenMarks } from '../exam/exams.tables.ts';
import { findRemarks, insertRemark } from './paper-remarks.repo.ts';
import { notifyStudent } from './paper-remarks.service.ts';
import { findVisible, isVisible } from './remark-visibility.service.ts';

interface MarkChange {
  exam: ExamRow;
  items: readonly ExamItemRow[];
  questionId: string;
  previous: GivenMarks | null;
  points: readonly number[];
  tutorId: string;
}

/**
 * Marks that the student has not seen change without a trace.
 *
 * @returns true if the change decided a contest, and its student was told
 */
export async function recordChange(tx: Transaction, change: MarkChange, now: number): Promise<boolean> {
  const { exam, items, questionId, previous, points, tutorId } = change;
  if (previous === null || previous.points.every((value, index) => value === points[index])) return false;
  if (!isVisible(await findVisible(tx, exam, items, now), questionId)) return false;

  const wasContested = getContestState(await findRemarks(tx, exam.id), questionId) === 'open';
  const id = newId();
  await insertRemark(tx, {
    id,
    examId: exam.id,
    questionId,
    studentId: exam.userId,
    authorId: tutorId,
    isByTutor: true,
    kind: 'changed',
    text: '',
    pointsBefore: sum(previous.points),
    pointsAfter: sum(points),
    writtenAt: getInstant(now),
  });
  if (wasContested) await notifyStudent(tx, exam, { remarkId: id, kind: 'changed' });
  return wasContested;
}

const sum = (points: readonly number[]) => points.reduce((total, value) => total + value, 0);
