/** The list of everything that a student has. */
import { listMyNotes, prepareNotesExport } from '@akada/contract/material/my-notes.ts';
import { changeFile } from '@akada/contract/material/note-pages.ts';
import { deleteFile, restoreFile } from '@akada/contract/material/notes.ts';
import { noteOrders } from '@akada/core/notes/written-note.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging, type ListAddress, readOneOf } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import type { Deletable } from '../../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { isBeingRead, whileReadingMs } from '../api.ts';

/** Reads the filters and the order from the address. */
function getChoice(address: ListAddress) {
  const { read } = address;
  return {
    search: read('search'),
    course: read('course') || undefined,
    tag: read('tag') || undefined,
    kind: readOneOf(address, 'kind', ['uploaded', 'written']),
    order: readOneOf(address, 'order', noteOrders),
    archived: readOneOf(address, 'archived', ['yes']),
  };
}

export const myNotesQuery = (address: ListAddress) => {
  const choice = getChoice(address);
  return queryOptions({
    queryKey: ['notes', 'mine', choice, address.page],
    queryFn: ({ signal }) => call(listMyNotes, { query: { ...choice, ...getPaging(address.page) }, signal }),
    placeholderData: keepPreviousData,
    meta: changedBy('note', 'question', 'card', 'generation'),
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
  });
};

/** Notes whose titles contain these words, the newest first. */
export const notesNamedQuery = (search: string) =>
  queryOptions({
    queryKey: ['notes', 'mine', 'named', search],
    queryFn: ({ signal }) => call(listMyNotes, { query: { search, limit: 8 }, signal }),
    meta: changedBy('note'),
  });

/** Archives notes or restores them; the notice after archiving offers to undo it. */
export function useArchiving(onDone: () => void = () => {}) {
  const queries = useQueryClient();
  const putting = useMutation({
    mutationFn: ({ ids, archived }: { ids: readonly string[]; archived: boolean }) =>
      Promise.all(ids.map((id) => call(changeFile, { params: { id }, body: { archived } }))),
    onSuccess: (_answers, { ids, archived }) => {
      onDone();
      const undo = { text: 'Undo', run: () => putting.mutate({ ids, archived: false }) };
      if (archived) toast.success(`${counted(ids.length, 'note')} put aside.`, { action: undo });
    },
    onError: ({ message }) => toast.error(`Not all was put aside. ${message}`),
    onSettled: () => void refreshTopic(queries, 'note'),
  });
  return putting;
}

/** Deletes and restores all chosen notes together. */
export const deletableNotes: Deletable<readonly string[]> = {
  topic: 'note',
  nameOf: (ids) => `Your choice of ${counted(ids.length, 'note')}`,
  remove: (ids) => Promise.all(ids.map((id) => call(deleteFile, { params: { id } }))),
  restore: (ids) => Promise.all(ids.map((id) => call(restoreFile, { params: { id } }))),
};

export const prepareArchive = () => call(prepareNotesExport, {});
