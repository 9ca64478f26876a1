/** One note and its pages. Apart from the list, which more pages load. */
import { changeFile, getFile, readPage, searchFile } from '@akada/contract/material/note-pages.ts';
import { deleteFile, restoreFile, type UploadedFile } from '@akada/contract/material/notes.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
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
    queryKey: ['notes', 'search', id, query],
    queryFn: ({ signal }) => call(searchFile, { params: { id }, query: { q: query }, signal }),
    meta: changedBy('note'),
  });

export const notePageQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['notes', 'page', id, page],
    queryFn: ({ signal }) => call(readPage, { params: { id, n: page }, signal }),
    meta: changedBy('note'),
  });

export function useChangeNote(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { title?: string; course_name?: string } & Partial<Cloth>) =>
      call(changeFile, { params: { id }, body: change }),
    onSuccess: (note) => {
      queries.setQueryData(noteQuery(id).queryKey, note);
      return queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
}

type NamedNote = Pick<UploadedFile, 'id' | 'original_filename'>;

/** Deletes at once; for an hour the deletion can be taken back. */
export function useDeleteNote() {
  const queries = useQueryClient();
  const restore = async ({ id, original_filename }: NamedNote) => {
    try {
      await call(restoreFile, { params: { id } });
      await queries.invalidateQueries({ queryKey: ['notes'] });
    } catch (error) {
      toast.error(
        `${original_filename} could not be restored. ${error instanceof Error ? error.message : ''}`,
      );
    }
  };
  return useMutation({
    mutationFn: ({ id }: NamedNote) => call(deleteFile, { params: { id } }),
    onSuccess: (_answer, note) => {
      toast.success(`${note.original_filename} is deleted.`, {
        action: { text: 'Undo', run: () => void restore(note) },
      });
      // Its own page may still be on the screen, and must not ask for what is gone.
      void queries.invalidateQueries({ queryKey: ['notes'], refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
}
