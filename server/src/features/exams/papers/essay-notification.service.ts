/** Tells a student once that all essays of a paper are marked, and again if later marks move its score. */
import type { Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import { essaysMarked } from './papers.events.ts';

type Score = Pick<ExamRow, 'score' | 'maxScore' | 'waitingCount'>;

/** @param version of the marks, which tells one change from the next */
export async function notifyOfMarks(
  tx: Transaction,
  { exam, marks, version }: { exam: ExamRow; marks: Score; version: string },
  now: number,
): Promise<void> {
  if (marks.waitingCount > 0) return;
  const isFirst = exam.waitingCount > 0;
  if (!isFirst && exam.score === marks.score) return;

  // The student is told of the results once they show.
  const showing = (await getShowing(tx, exam.userId, [exam]))(exam);
  if (showing !== null && !showsBy(showing.resultsFrom, now)) return;

  await recordOnce(tx, essaysMarked, {
    userId: exam.userId,
    subjectId: repeatableId(essaysMarked.name, exam.id, isFirst ? 'first' : version),
    facts: {
      exam: exam.title,
      examId: exam.id,
      score: marks.score ?? 0,
      of: marks.maxScore ?? 0,
      before: isFirst ? null : (exam.score ?? 0),
    },
  });
}
