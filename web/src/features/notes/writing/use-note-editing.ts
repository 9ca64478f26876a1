import {
  editWritten,
  type WrittenForm,
  type WrittenNote,
  writeNote,
} from '@akada/contract/material/written-notes.ts';
import { noteLimits } from '@akada/core/notes/written-note.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { call } from '../../../lib/http/call.ts';
import { useEditing } from '../../../lib/writing/use-editing.ts';
import { writtenQuery } from './api.ts';

export type NoteEditing = ReturnType<typeof useNoteEditing>;

/**
 * Edits a note and saves it automatically.
 *
 * @param note null for a new one
 */
export function useNoteEditing(note: WrittenNote | null, onCreated: (note: WrittenNote) => void) {
  const [visit] = useState(() => ({ id: newVisit() }));
  const editing = useEditing<WrittenForm, WrittenNote>(note, {
    kind: 'note',
    blank: { title: '', text: '' },
    valuesOf: getValues,
    isSame,
    refusalOf: getRejection,
    create: (values, idempotencyKey) =>
      call(writeNote, { body: { ...values, editor_id: visit.id }, idempotencyKey }),
    edit: (values, { id, version }) =>
      call(editWritten, { params: { id }, body: { ...values, version, editor_id: visit.id } }),
    queryKeyOf: (id) => writtenQuery(id).queryKey,
    changedWith: (id) => [
      ['notes', 'mine'],
      ['notes', 'list'],
      ['notes', 'one', id],
      ['notes', 'shown', id],
      ['notes', 'versions', id],
    ],
    onCreated,
  });

  return {
    ...editing,
    /**
     * Ends a conflict. If the person chose another text, the typed text is saved first and becomes an earlier
     * version, because later saves count as another visit.
     */
    settle: async (selection: WrittenForm, typed: WrittenForm) => {
      editing.resolve(typed);
      if (isSame(selection, typed) || (await editing.flush()) !== null) return;
      visit.id = newVisit();
      editing.change(selection);
    },
  };
}

const newVisit = () => getUuid(randomId());

export function getValues({ title, text }: WrittenForm): WrittenForm {
  return { title, text };
}

function isSame(one: WrittenForm, other: WrittenForm): boolean {
  return one.title.trim() === other.title.trim() && one.text === other.text;
}

function getRejection({ text }: WrittenForm): string | null {
  if (text.length <= noteLimits.text) return null;

  const most = noteLimits.text.toLocaleString('en');
  return `A note has at most ${most} characters, and this one has ${text.length.toLocaleString('en')}. Divide it into two notes, or upload it as a file.`;
}
