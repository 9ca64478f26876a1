import { progressSummary } from '@akada/contract/observers/progress.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Today's work and knowledge, in short. */
export const progressSummaryQuery = (zone: string) =>
  queryOptions({
    queryKey: ['progress', 'summary', zone],
    queryFn: ({ signal }) => call(progressSummary, { query: { zone }, signal }),
    meta: changedBy('progress', 'question', 'card', 'exam'),
  });
