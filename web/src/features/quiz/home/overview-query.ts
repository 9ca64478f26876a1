import { practiceOverview } from '@akada/contract/work/practice.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

/** The sources for practice and exams. */
export const overviewQuery = (zone: string) =>
  queryOptions({
    queryKey: ['practice', 'overview', zone],
    queryFn: ({ signal }) => call(practiceOverview, { query: { zone }, signal }),
    meta: changedBy('generation', 'question', 'exam', 'progress'),
    // Each answer on any device changes the due questions.
    staleTime: 0,
  });
