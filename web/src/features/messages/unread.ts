import { countUnreadMessages } from '@akada/contract/observers/message-care.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => call(countUnreadMessages, { signal }),
  // Hints of the event stream say when it changes.
  staleTime: Number.POSITIVE_INFINITY,
  meta: changedBy('message'),
});

/** @returns the number of unread messages of the signed-in person, which stays current; 0 until it is known */
export function useUnreadMessages(): number {
  return useQuery(unreadQuery).data?.messages ?? 0;
}
