import { listFiles, type UploadedFile } from '@akada/contract/material/notes.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Server hints are faster; this interval applies during reading if no hint arrives. */
export const whileReadingMs = 4_000;

/** The newest hundred notes, for selection lists. */
export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(listFiles, { query: {}, signal }),
  meta: changedBy('note'),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
});

export const listedNotesQuery = (page: number) =>
  queryOptions({
    queryKey: ['notes', 'list', page],
    queryFn: ({ signal }) => call(listFiles, { query: getPaging(page), signal }),
    meta: changedBy('note'),
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
  });

export function isBeingRead({ status }: Pick<UploadedFile, 'status'>): boolean {
  return status === 'uploaded' || status === 'extracting';
}
