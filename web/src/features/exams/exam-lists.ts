/** The student's exams: in progress, finished, and filtered by an address. */
import { type ExamSummary, listExams } from '@akada/contract/work/exams.ts';
import { links } from '@akada/core/links/links.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Every list of exams starts its key with this: starting and submitting change all of them. */
export const examListsKey = ['exams', 'list'] as const;

/** Kind and source, in the terms of the address and the server. */
export interface ExamChoice {
  kind?: ExamSummary['kind'];
  generation_id?: string;
  course_id?: string;
  subject?: string;
}

/** No student has more exams in progress, because each source allows only one. */
const mostRunning = 50;

/** Sorted by end, soonest first. */
export const runningExamsQuery = (choice: ExamChoice = {}) => ({
  ...listQuery({ ...choice, status: 'in_progress', limit: mostRunning }),
  select: bySoonestEnd,
});

/** The latest exams, for a short list. */
export const lastExamsQuery = listQuery({ status: 'finished', limit: 5 });

interface ListQuery extends ExamChoice {
  status: ExamSummary['status'];
  skip?: number;
  limit: number;
}

/** @returns a query of the student's exams, newest first */
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

/** The link to continue an exam or to see its result. */
export function examLink({ id, status }: Pick<ExamSummary, 'id' | 'status'>): string {
  return status === 'finished' ? links.result(id) : links.examGenerated({ exam_id: id });
}
