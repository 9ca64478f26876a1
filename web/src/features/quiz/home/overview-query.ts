import { practiceOverview } from '@akada/contract/work/practice.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

/** The sources that I can practise and be examined in. */
export const overviewQuery = (zone: string) =>
  queryOptions({
    queryKey: ['practice', 'overview', zone],
    queryFn: ({ signal }) => call(practiceOverview, { query: { zone }, signal }),
    meta: changedBy('generation', 'question', 'exam', 'progress'),
    // What is due changes with each answer of any device.
    staleTime: 0,
  });
