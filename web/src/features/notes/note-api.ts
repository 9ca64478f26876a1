/** One note and its pages. More pages load the list, so it is in a separate file. */
import { changeFile, getFile, readPage, searchFile } from '@akada/contract/material/note-pages.ts';
import { deleteFile, restoreFile, type UploadedFile } from '@akada/contract/material/notes.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { isBeingRead, notesQuery, whileReadingMs } from './api.ts';

export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id],
    queryFn: ({ signal }) => call(getFile, { params: { id }, signal }),
    meta: changedBy('note'),
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? whileReadingMs : false),
  });

/** @param query two letters or more */
export const noteSearchQuery = (id: string, query: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'search', query],
    queryFn: ({ signal }) => call(searchFile, { params: { id }, query: { q: query }, signal }),
    meta: changedBy('note'),
  });

export const notePageQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'page', page],
    queryFn: ({ signal }) => call(readPage, { params: { id, n: page }, signal }),
    meta: changedBy('note'),
  });

export function useChangeNote(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { title?: string; course_name?: string; tags?: string[] } & Partial<Cloth>) =>
      call(changeFile, { params: { id }, body: change }),
    onSuccess: (note) => {
      queries.setQueryData(noteQuery(id).queryKey, note);
      return queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
}

export const deletableNote: Deletable<Pick<UploadedFile, 'id' | 'original_filename'>> = {
  topic: 'note',
  nameOf: ({ original_filename }) => original_filename,
  remove: ({ id }) => call(deleteFile, { params: { id } }),
  restore: ({ id }) => call(restoreFile, { params: { id } }),
  keyOf: ({ id }) => noteQuery(id).queryKey,
};
