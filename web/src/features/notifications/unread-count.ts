/** The number on the bell. Every page behind the sign-in shows it, so it loads without the rest of `api.ts`. */
import { unreadCount } from '@akada/contract/observers/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { hasLittleData } from '../../lib/device/little-data.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { isStreamOpen } from '../../lib/stream/stream-settled.ts';

const second = 1_000;

/**
 * Polls in case no stream gets through: a notification then arrives within half a minute. That weighs 140 kB an hour,
 * so with little data an open stream is enough.
 */
export const unreadCountQuery = queryOptions({
  queryKey: ['notifications', 'unread-count'],
  queryFn: ({ signal }) => call(unreadCount, { signal }),
  meta: changedBy('notification'),
  refetchInterval: () => (hasLittleData() && isStreamOpen() ? false : 30 * second),
  staleTime: 10 * second,
});
