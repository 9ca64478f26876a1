/** Queries and changes of the note editor and the reader of written notes. */
import {
  getWritten,
  listWrittenVersions,
  previewNote,
  readWritten,
} from '@akada/contract/material/written-notes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import type { SetTexts } from '../../../lib/writing/use-shown-texts.ts';

export const writtenQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'written'],
    queryFn: ({ signal }) => call(getWritten, { params: { id }, signal }),
    // The editor must start from the stored text. Without a network it uses the device's copy.
    staleTime: 0,
    networkMode: 'always',
    meta: changedBy('note'),
  });

export const shownNoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'shown'],
    queryFn: ({ signal }) => call(readWritten, { params: { id }, signal }),
    meta: changedBy('note'),
  });

export const noteVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'versions'],
    queryFn: ({ signal }) => call(listWrittenVersions, { params: { id }, signal }),
    meta: changedBy('note'),
  });

/** Renders a text that is not saved. */
export const setNoteText: SetTexts = (texts) => call(previewNote, { body: { texts }, retries: 0 });
