/** Queries of the passage pages. */
import { getPassage, listDeletedPassages, listPassages } from '@akada/contract/material/passages.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

export const passagesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['passages', 'list', search, page],
    queryFn: ({ signal }) => call(listPassages, { query: { search, ...getPaging(page) }, signal }),
    meta: changedBy('passage', 'question'),
  });

export const passageQuery = (id: string) =>
  queryOptions({
    queryKey: ['passages', 'one', id],
    queryFn: ({ signal }) => call(getPassage, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('passage', 'question'),
  });

export const deletedPassagesQuery = queryOptions({
  queryKey: ['passages', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedPassages, { signal }),
  meta: changedBy('passage'),
});
