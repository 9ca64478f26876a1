/** My exams: those under way, those that are over, and what an address chooses of both. */
import { type ExamSummary, listExams } from '@akada/contract/work/exams.ts';
import { links } from '@akada/core/links/links.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** What every list of exams begins its key with: starting and handing in change them all. */
export const examListsKey = ['exams', 'list'] as const;

/** Kind and source, as the address and the server name them. */
export interface ExamChoice {
  kind?: ExamSummary['kind'];
  generation_id?: string;
  course_id?: string;
  subject?: string;
}

/** More than anyone has under way: one runs of each source. */
const mostRunning = 50;

/** The one that ends first comes first. */
export const runningExamsQuery = (choice: ExamChoice = {}) => ({
  ...listQuery({ ...choice, status: 'in_progress', limit: mostRunning }),
  select: bySoonestEnd,
});

/** The last ones, for a glance. */
export const lastExamsQuery = listQuery({ status: 'finished', limit: 5 });

interface ListQuery extends ExamChoice {
  status: ExamSummary['status'];
  skip?: number;
  limit: number;
}

/** @returns a list of my exams, newest first */
export function listQuery(query: ListQuery) {
  return queryOptions({
    queryKey: [...examListsKey, query],
    queryFn: ({ signal }) => call(listExams, { query, signal }),
    meta: changedBy('exam'),
  });
}

interface ExamPage {
  items: ExamSummary[];
  total: number;
}

function bySoonestEnd({ items, total }: ExamPage): ExamPage {
  return { items: items.toSorted((one, other) => (one.deadline_at < other.deadline_at ? -1 : 1)), total };
}

/** Where one goes on with an exam, or sees what came of it. */
export function examLink({ id, status }: Pick<ExamSummary, 'id' | 'status'>): string {
  return status === 'finished' ? links.result(id) : links.examGenerated({ exam_id: id });
}
