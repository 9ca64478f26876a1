import type { Notification, NotificationPreferences } from '@akada/contract/notifications.ts';
import * as endpoints from '@akada/contract/notifications.ts';
import type { NotificationCategory } from '@akada/core/notifications/types.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';
import { failureText } from './notification-text.ts';

const second = 1_000;

/** The floor under the hints: also where no stream gets through, news arrive within half a minute. */
export const unreadCountQuery = queryOptions({
  queryKey: ['notifications', 'unread-count'],
  queryFn: ({ signal }) => call(endpoints.unreadCount, { signal }),
  refetchInterval: 30 * second,
  staleTime: 10 * second,
});

const latest = 20;

export const latestQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(endpoints.listNotifications, { query: { limit: latest }, signal }),
  staleTime: 5 * second,
});

export interface NotificationChoice {
  unreadOnly: boolean;
  category: NotificationCategory | null;
}

const pageSize = 20;

export const notificationsQuery = ({ unreadOnly, category }: NotificationChoice) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', unreadOnly, category],
    queryFn: ({ signal, pageParam: skip }) =>
      call(endpoints.listNotifications, {
        query: {
          skip,
          limit: pageSize,
          unread_only: unreadOnly ? 'true' : 'false',
          ...(category === null ? {} : { category }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { items }) => count + items.length, 0);
      return shown < total ? shown : undefined;
    },
    staleTime: 5 * second,
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => call(endpoints.getPreferences, { signal }),
});

/** Each change is followed by a fresh number and fresh lists. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, onError?: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError,
    onSettled: async () => {
      // A first read that is under way would not be begun anew, and may have missed the change.
      await queries.cancelQueries({ queryKey: ['notifications'] });
      await queries.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
}

/** Reading leads to another page, so a failure has no place of its own to be told at. */
export const useMarkRead = () =>
  useChange(
    ({ id }: Pick<Notification, 'id'>) => call(endpoints.markRead, { params: { id } }),
    (error) => toast.error(failureText('mark_read', error)),
  );

export const useMarkAllRead = () => useChange(() => call(endpoints.markAllRead, {}));

export const useDeleteNotification = () =>
  useChange((id: string) => call(endpoints.deleteNotification, { params: { id }, outlivesPage: true }));

export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ items, daily_digest }: NotificationPreferences) =>
      call(endpoints.savePreferences, {
        body: {
          items: items
            .filter(({ locked }) => !locked)
            .map(({ type, in_app, email }) => ({ type, in_app, email })),
          daily_digest,
        },
      }),
    onSuccess: (saved) => queries.setQueryData(preferencesQuery.queryKey, saved),
  });
}
