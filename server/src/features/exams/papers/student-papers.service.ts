/** Submitted papers in the exams of one tutor: the papers of a student, and the papers that wait for marks. */
import type { Executor } from '../../../platform/database/database.ts';
import { presentScore } from './papers.present.ts';
import { findWaitingPapers, listPapersOfPair } from './papers.queries.ts';

/** @returns the newest papers first, and how many there are */
export async function listStudentPapers(
  executor: Executor,
  pair: { tutorId: string; studentId: string },
  limit: number,
) {
  const { rows, total } = await listPapersOfPair(executor, pair, limit);
  const items = rows.map(({ exam, examId }) => {
    const { score, max_score, waiting } = presentScore(exam);
    return {
      exam_id: examId,
      paper_id: exam.id,
      title: exam.title,
      finished_at: exam.finishedAt,
      marks: { score, max_score, waiting },
    };
  });
  return { items, total };
}

/** @returns how many papers wait for the tutor's marks, and the paper that has waited longest */
export async function countToMark(executor: Executor, tutorId: string) {
  const { total, oldest } = await findWaitingPapers(executor, tutorId);
  return {
    total,
    oldest: oldest && {
      exam_id: oldest.examId,
      paper_id: oldest.exam.id,
      title: oldest.exam.title,
      finished_at: oldest.exam.finishedAt,
    },
  };
}
