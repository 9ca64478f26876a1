import * as care from '@akada/contract/observers/message-care.ts';
import * as endpoints from '@akada/contract/observers/messages.ts';
import type { QuietHours } from '@akada/core/messages/quiet-hours.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const key = ['messages'] as const;

export const conversationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'list', page],
    queryFn: ({ signal }) => call(endpoints.listConversations, { query: getPaging(page), signal }),
    staleTime: 0,
    meta: changedBy('message'),
  });

export const peopleQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'people', page],
    queryFn: ({ signal }) => call(endpoints.listMessagePeople, { query: getPaging(page), signal }),
    meta: changedBy('course', 'booking', 'tutorial'),
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(endpoints.getConversation, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('message', 'course', 'booking', 'tutorial'),
  });

/** Messages that the search leads to have as many newer ones below them. */
const newerMessages = 25;

/**
 * The newest messages first, and earlier ones by page.
 *
 * @param foundPosition the position of a message that the search has found; null for the newest ones
 */
export const messagesQuery = (id: string, foundPosition: number | null) =>
  infiniteQueryOptions({
    queryKey: [...key, 'texts', id, foundPosition],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.readMessages, {
        params: { id },
        query: pageParam === 0 ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: foundPosition === null ? 0 : foundPosition + newerMessages,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.position : undefined),
    staleTime: 0,
    meta: changedBy('message'),
  });

export const readAgain = (queries: QueryClient) => refreshTopic(queries, 'message');

export function useOpenConversation() {
  return useMutation({
    mutationFn: (personId: string) => call(endpoints.openConversation, { body: { person_id: personId } }),
  });
}

export function useMarkRead(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (position: number) =>
      call(endpoints.markConversationRead, { params: { id }, body: { position } }),
    onSuccess: () => readAgain(queries),
  });
}

export function useBlock(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) =>
      call(endpoints.blockConversation, { params: { id }, body: { blocked } }),
    onSuccess: () => readAgain(queries),
  });
}

export function useReport(id: string) {
  return useMutation({
    mutationFn: (body: { position: number; reason: string }) =>
      call(endpoints.reportMessage, { params: { id }, body }),
  });
}

export function useMute(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) => call(endpoints.muteConversation, { params: { id }, body: { muted } }),
    onSuccess: () => readAgain(queries),
  });
}

export const searchQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'search', text],
    queryFn: ({ pageParam, signal }) =>
      call(care.searchMessages, { query: { text, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: changedBy('message'),
  });

export const settingsQuery = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => call(care.getMessageSettings, { signal }),
});

export function useSaveSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (quiet: QuietHours | null) => call(care.saveMessageSettings, { body: { quiet } }),
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}
