/** The secret address of the student's calendar. */
import {
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from '@akada/contract/work/plans/calendar-feed.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
  meta: changedBy('exam_plan'),
});

/** Sends the id of the address on the page, so that a call that is sent twice replaces it once. */
export function useRenewFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (replaces: string | null) => call(renewCalendarFeed, { body: { replaces } }),
    onSuccess: (answer) => queries.setQueryData(feedQuery.queryKey, answer),
  });
}

export function useEndFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCalendarFeed, {}),
    onSuccess: () => queries.setQueryData(feedQuery.queryKey, { feed: null }),
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}
