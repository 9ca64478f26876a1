import { listFiles, type UploadedFile } from '@akada/contract/material/notes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Hints are faster; while something is being read, this is what remains where no hint comes. */
export const whileReadingMs = 4_000;

export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(listFiles, { query: {}, signal }),
  meta: changedBy('note'),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
});

export function isBeingRead({ status }: Pick<UploadedFile, 'status'>): boolean {
  return status === 'uploaded' || status === 'extracting';
}
