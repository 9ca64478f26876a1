import { listFiles } from '@akada/contract/material/notes.ts';
import {
  assistantStanding,
  type DeletedThread,
  deleteThread,
  exportThread,
  getThread,
  listDeletedThreads,
  listThreads,
  restoreThread,
  type Thread,
} from '@akada/contract/work/assistant.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { getPaging, type ListAddress } from '../../lib/address/use-list-address.ts';
import { saveBlob } from '../../lib/download/save-file.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import type { Deletable, Restorable } from '../../lib/query/deletion.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';

/** The answering model and its remaining allowance. */
export const standingQuery = queryOptions({
  queryKey: ['assistant', 'standing'],
  queryFn: ({ signal }) => call(assistantStanding, { signal }),
  meta: changedBy('assistant'),
});

/** The newest hundred notes, to ask about. */
export const notesQuery = queryOptions({
  queryKey: ['assistant', 'notes'],
  queryFn: ({ signal }) => call(listFiles, { query: {}, signal }),
  meta: changedBy('note'),
});

export const threadsQuery = ({ read, page }: ListAddress) =>
  queryOptions({
    queryKey: ['assistant', 'threads', read('search'), page],
    queryFn: ({ signal }) =>
      call(listThreads, { query: { search: read('search'), ...getPaging(page) }, signal }),
    meta: changedBy('assistant'),
  });

/** Read once, when it is opened: afterwards its streams report the changes. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'thread', id],
    queryFn: ({ signal }) => call(getThread, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const deletedThreadsQuery = queryOptions({
  queryKey: ['assistant', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedThreads, { signal }),
  meta: changedBy('assistant'),
});

type Named = Pick<Thread | DeletedThread, 'id' | 'title'>;

export const restorableThreads: Restorable<Named> = {
  topic: 'assistant',
  nameOf: ({ title }) => `“${title}”`,
  restore: ({ id }) => call(restoreThread, { params: { id } }),
};

export const deletableThread: Deletable<Named> = {
  ...restorableThreads,
  remove: ({ id }) => call(deleteThread, { params: { id } }),
};

/** Exports a conversation as a Markdown file. */
export function useThreadExport({ id, title }: Named) {
  return useMutation({
    mutationFn: () => download(exportThread, { params: { id } }),
    onSuccess: (file) =>
      saveBlob(
        `${title
          .replace(/[^\p{L}\p{N} -]+/gu, '')
          .slice(0, 60)
          .trim()}.md`,
        file,
      ),
    onError: ({ message }) => toast.error(`The file could not be made. ${message}`),
  });
}
