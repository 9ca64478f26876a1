/**
 * Notifies students of exams that were marked again: once for each exam and change, and once when the change
 * is undone.
 */
import type { Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import type { KeyChangeExamRow, KeyChangeRow } from '../exam/key-changes.tables.ts';
import { findHeld } from '../holds/question-holds.queries.ts';
import { examMarkedAgain } from './key-changes.events.ts';

export interface MarkedExam {
  change: KeyChangeRow;
  exam: ExamRow;
  /** The current mark. */
  marked: KeyChangeExamRow;
  maxScore: number;
}

/**
 * Sends nothing to a student who never saw the old marks: while results are hidden, or if the change is undone before
 * it reached the exam.
 *
 * @returns true if the student was notified of the new mark
 */
export async function notifyStudent(
  tx: Transaction,
  { change, exam, marked, maxScore }: MarkedExam,
  now: number,
): Promise<boolean> {
  const { scoreBefore, scoreAfter, isMarked, isNotified } = marked;
  if (scoreBefore === null || scoreAfter === null || scoreBefore === scoreAfter)
    return isMarked && isNotified;
  if (!isMarked && !isNotified) return false;

  const showing = (await getShowing(tx, exam.userId, [exam]))(exam);
  if (showing !== null && !showsBy(showing.resultsFrom, now)) return false;
  const [held] = await findHeld(tx, { userId: exam.userId, now }, [change.questionId]);
  const showsKeys = held === undefined && (showing === null || showsBy(showing.keysFrom, now));
  const label = isMarked ? 'changed' : 'undone';
  await recordOnce(tx, examMarkedAgain, {
    userId: exam.userId,
    subjectId: repeatableId('exam.marked_again', change.id, exam.id, label),
    facts: {
      exam: exam.title,
      examId: exam.id,
      before: scoreBefore,
      after: scoreAfter,
      of: maxScore,
      reason: showsKeys ? change.reason : null,
      what: label,
    },
  });
  return isMarked;
}
