import { deleteFile, listFiles, readPage, type UploadedFile } from '@akada/contract/material/notes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';

/** Hints are faster; while something is being read, this is what remains where no hint comes. */
const whileReadingMs = 4_000;

export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(listFiles, { query: {}, signal }),
  meta: changedBy('note'),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
});

export const notePageQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['notes', 'page', id, page],
    queryFn: ({ signal }) => call(readPage, { params: { id, n: page }, signal }),
    meta: changedBy('note'),
  });

export function useDeleteNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<UploadedFile, 'id' | 'original_filename'>) =>
      call(deleteFile, { params: { id } }),
    onSuccess: (_answer, { original_filename }) => {
      toast.success(`${original_filename} is deleted.`);
      return queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
}

export function isBeingRead({ status }: Pick<UploadedFile, 'status'>): boolean {
  return status === 'uploaded' || status === 'extracting';
}
