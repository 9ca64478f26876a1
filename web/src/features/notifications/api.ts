import type { Notification, NotificationPreferences } from '@akada/contract/observers/notifications.ts';
import * as endpoints from '@akada/contract/observers/notifications.ts';
import type { NotificationCategory } from '@akada/core/notifications/entry.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { expectHint } from '../../lib/query/own-changes.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import { failureText } from './notification-text.ts';

const second = 1_000;

const latest = 20;

export const latestQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(endpoints.listNotifications, { query: { limit: latest }, signal }),
  meta: changedBy('notification'),
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
    meta: changedBy('notification'),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const visibleCount = pages.reduce((count, { items }) => count + items.length, 0);
      return visibleCount < total ? visibleCount : undefined;
    },
    staleTime: 5 * second,
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => call(endpoints.getPreferences, { signal }),
  meta: changedBy('notification'),
});

interface Change<Input> {
  send: (input: Input) => Promise<unknown>;
  /** Gets the id of the notification for the live hint, null for all notifications. */
  hintFor: (input: Input) => string | null;
  onError?: (error: Error) => void;
  scope?: { id: string };
}

/** Refreshes the number and the lists once after each change. */
function useChange<Input>({ send, hintFor, ...options }: Change<Input>) {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: send,
    onMutate: (input) => ({ answered: expectHint({ topic: 'notification', id: hintFor(input) }) }),
    onSettled: async (_answer, _error, _input, expectation) => {
      expectation?.answered();
      // An active first read is not repeated automatically, and may have missed the change.
      await queries.cancelQueries({ queryKey: ['notifications'] });
      await queries.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
}

/** Reading leads to another page, so a failure is shown as a toast. */
export const useMarkRead = () =>
  useChange<Pick<Notification, 'id'>>({
    send: ({ id }) => call(endpoints.markRead, { params: { id } }),
    hintFor: ({ id }) => id,
    onError: (error) => toast.error(failureText('mark_read', error)),
  });

export const useMarkAllRead = () =>
  useChange<void>({ send: () => call(endpoints.markAllRead, {}), hintFor: () => null });

/** Requests are sent in order: an undo that overtook its deletion would be lost. */
const getDeletion = (id: string) => ({ id: `notifications.deletion.${id}` });

export const useRestoreNotification = (id: string) =>
  useChange<void>({
    send: () => call(endpoints.restoreNotification, { params: { id }, outlivesPage: true }),
    hintFor: () => id,
    scope: getDeletion(id),
  });

export const useDeleteNotification = (id: string) =>
  useChange<void>({
    send: () => call(endpoints.deleteNotification, { params: { id }, outlivesPage: true }),
    hintFor: () => id,
    scope: getDeletion(id),
  });

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
