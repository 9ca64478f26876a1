/** The number on the bell. Every page behind the sign-in shows it, so it loads without the rest of `api.ts`. */
import { unreadCount } from '@akada/contract/observers/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { isStreamOpen } from '../../lib/stream/stream-settled.ts';

const second = 1_000;

/**
 * Polls while no stream gets through, so that a notification arrives within half a minute. With a stream the poll
 * would cost 140 kB an hour, more than everything else that a page reads.
 */
export const unreadCountQuery = queryOptions({
  queryKey: ['notifications', 'unread-count'],
  queryFn: ({ signal }) => call(unreadCount, { signal }),
  meta: changedBy('notification'),
  refetchInterval: () => (isStreamOpen() ? false : 30 * second),
  staleTime: 10 * second,
});
