/** Decides which remarks about a paper its student sees: comments may tell the key. */
import type { Executor } from '../../../platform/database/database.ts';
import { getShowing, showsBy } from '../course-exams/course-exam-showing.service.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import { findHeld } from '../holds/question-holds.queries.ts';

/** The questions of a paper whose remarks its student sees. */
export interface VisibleRemarks {
  /** True if remarks about the paper show. */
  isPaperVisible: boolean;
  questionIds: ReadonlySet<string>;
}

const nothing: VisibleRemarks = { isPaperVisible: false, questionIds: new Set() };

/**
 * Remarks show with the keys. A question that another exam holds hides its thread, and the thread of the paper,
 * which may be about any question.
 */
export async function findVisible(
  executor: Executor,
  exam: ExamRow,
  items: readonly ExamItemRow[],
  now: number,
): Promise<VisibleRemarks> {
  if (exam.sourceKind !== 'course_exam' || exam.finishedAt === null) return nothing;
  const showing = (await getShowing(executor, exam.userId, [exam]))(exam);
  if (showing !== null && !showsBy(showing.keysFrom, now)) return nothing;

  const ids = items.map(({ questionId }) => questionId);
  const heldItems = await findHeld(executor, { userId: exam.userId, now }, ids);
  const heldIds = new Set(heldItems.map(({ questionId }) => questionId));
  return {
    isPaperVisible: heldIds.size === 0,
    questionIds: new Set(ids.filter((id) => !heldIds.has(id))),
  };
}

/** @param questionId null for a remark about the paper */
export function isVisible(
  { isPaperVisible, questionIds }: VisibleRemarks,
  questionId: string | null,
): boolean {
  return questionId === null ? isPaperVisible : questionIds.has(questionId);
}
