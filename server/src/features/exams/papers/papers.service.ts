/** Handed-in papers of an exam, for the tutor who set it. */
import type { Paper, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import { peopleById } from '../../accounts/accounts.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { presentReviewed } from '../end/exam-result.present.ts';
import { findExam, findExamPassages } from '../exam/exams.repo.ts';
import { findMarkedBy } from '../exam/marked-by.queries.ts';
import { assertPaper } from '../exam/paper-row.ts';
import { findProposals } from './essay-proposals.repo.ts';
import type { EssayProposals } from './essay-proposals.service.ts';
import { presentEssay, presentPaper } from './papers.present.ts';
import { findNeighbours, listPapers, type PaperState } from './papers.queries.ts';

export interface Papers {
  /** The first handed-in paper first. */
  list(
    exam: Authorized<CourseExamRow>,
    choice: { state: PaperState | null; skip: number; limit: number },
  ): Promise<{ items: PaperSummary[]; total: number }>;
  /** @throws Fault `not_found`; `conflict` while the student sits */
  get(exam: Authorized<CourseExamRow>, examId: string): Promise<Paper>;
}

export function createPapers({
  database: { db },
  proposals,
}: {
  database: Database;
  proposals: Pick<EssayProposals, 'mayPropose'>;
}): Papers {
  return {
    async list({ id }, choice) {
      const { rows, total } = await listPapers(db, id, choice);
      const names = await peopleById(db, [...new Set(rows.map(({ userId }) => userId))]);
      return { items: rows.map((row) => presentPaper(row, names)), total };
    },
    async get({ id, userId }, examId) {
      const paper = assertPaper(await findExam(db, examId), id);
      const items = await findItems(db, examId);
      const passages = items.some(({ passageId }) => passageId !== null)
        ? await findExamPassages(db, examId)
        : [];
      const changes = await findMarkedBy(db, examId);
      const markers = items.flatMap(({ markedBy }) => markedBy ?? []);
      const names = await peopleById(db, [...new Set([paper.userId, ...markers])]);
      const proposed = new Map((await findProposals(db, examId)).map((row) => [row.questionId, row]));
      const { previousId, nextId, nextWaitingId } = await findNeighbours(db, id, paper);
      return {
        ...presentPaper(paper, names),
        title: paper.title,
        questions: items.map((item) => ({
          question: presentReviewed(item, paper, changes.get(item.questionId)),
          ...(item.type === 'essay' && {
            essay: presentEssay(item, { names, proposal: proposed.get(item.questionId) }),
          }),
        })),
        previous_id: previousId,
        next_id: nextId,
        next_waiting_id: nextWaitingId,
        may_propose: await proposals.mayPropose(userId, paper.userId),
        ...(passages.length > 0 && { passages }),
      };
    },
  };
}
