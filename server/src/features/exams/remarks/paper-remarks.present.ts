import type { PaperRemark } from '@akada/contract/work/marking/remarks.ts';
import { getContestState } from '@akada/core/exams/papers/paper-remarks.ts';
import type { ExamItemRow } from '../exam/exams.tables.ts';
import type { PaperRemarkRow } from './paper-remarks.tables.ts';
import { isVisible, type VisibleRemarks } from './remark-visibility.service.ts';

export function presentRemark(row: PaperRemarkRow, userId: string): PaperRemark {
  return {
    id: row.id,
    question_id: row.questionId,
    kind: row.kind,
    by: row.isByTutor ? 'tutor' : 'student',
    is_mine: row.authorId === userId,
    text: row.text,
    points_before: row.pointsBefore,
    points_after: row.pointsAfter,
    written_at: row.writtenAt,
  };
}

/** @returns the essays whose marks the student can contest: marked, visible and never contested */
export function getContestable(
  items: readonly ExamItemRow[],
  remarks: readonly PaperRemarkRow[],
  visible: VisibleRemarks,
): string[] {
  return items
    .filter(({ questionId, type, givenMarks }) => {
      if (type !== 'essay' || givenMarks === null || !isVisible(visible, questionId)) return false;
      return getContestState(remarks, questionId) === 'none';
    })
    .map(({ questionId }) => questionId);
}
