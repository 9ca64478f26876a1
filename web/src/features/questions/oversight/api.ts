/** Queries and changes of the questions of all banks, for administrators. */
import { listCourses } from '@akada/contract/base/courses.ts';
import {
  type AdminBulkResult,
  type AdminUndoItem,
  changeAdminQuestions,
  listAdminQuestions,
  undoAdminChange,
} from '@akada/contract/material/admin-questions.ts';
import type { SentBodyOf, SentQueryOf } from '@akada/contract/wire/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { bulkText } from '../bank/bank-words.ts';

/** The filter of the list; an absent field matches everything. */
export type OverseenChoice = Omit<SentQueryOf<typeof listAdminQuestions>, 'skip' | 'limit'>;

const listKey = ['bank', 'all'] as const;

export const overseenQuery = (choice: OverseenChoice, page: number) =>
  queryOptions({
    queryKey: [...listKey, choice, page],
    queryFn: ({ signal }) => call(listAdminQuestions, { query: { ...choice, ...getPaging(page) }, signal }),
    placeholderData: keepPreviousData,
    meta: changedBy('question'),
    staleTime: 10_000,
  });

export const coursesQuery = (search: string) =>
  queryOptions({
    queryKey: ['bank', 'courses', 'found', search],
    queryFn: ({ signal }) => call(listCourses, { query: { search, limit: 20 }, signal }),
    meta: changedBy('course'),
  });

export type OverseenChange = Omit<SentBodyOf<typeof changeAdminQuestions>, 'items'>;

/**
 * Changes the displayed version of the selected questions: the server rejects questions that somebody has
 * changed since.
 */
export function useOverseenChange(ids: readonly string[]) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: (items: AdminUndoItem[]) => call(undoAdminChange, { body: { items } }),
    onSuccess: () => refreshTopic(queries, 'question'),
    onError: ({ message }) => toast.error(`The change could not be undone. ${message}`),
  });
  const versions = () =>
    new Map(
      queries
        .getQueriesData<{ items: readonly { id: string; version: number }[] }>({ queryKey: listKey })
        .flatMap(([, data]) => data?.items.map(({ id, version }) => [id, version] as const) ?? []),
    );
  return useMutation({
    mutationFn: (change: OverseenChange): Promise<AdminBulkResult> => {
      const seen = versions();
      const items = ids.map((id) => ({ id, version: seen.get(id) ?? 1 }));
      return call(changeAdminQuestions, { body: { ...change, items } });
    },
    onSuccess: ({ changed, undo: items }, { action }) => {
      if (changed === 0) toast.info('They were already like this.');
      else
        toast.success(`${bulkText(action, changed)} Their authors are told.`, {
          action: { text: 'Undo', run: () => undo.mutate(items) },
        });
    },
    // Whether it was accepted or rejected, the list has changed.
    onSettled: () => refreshTopic(queries, 'question'),
  });
}
