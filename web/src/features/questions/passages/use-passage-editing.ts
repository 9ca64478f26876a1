import {
  createPassage,
  editPassage,
  type Passage,
  type PassageForm,
} from '@akada/contract/material/passages.ts';
import { call } from '../../../lib/http/call.ts';
import { type Editing, useEditing } from '../../../lib/writing/use-editing.ts';
import { passageQuery } from './api.ts';

export type PassageEditing = Editing<PassageForm, Passage>;

/**
 * Edits a passage and saves it automatically.
 *
 * @param passage null for a new one
 */
export function usePassageEditing(
  passage: Passage | null,
  onCreated: (passage: Passage) => void,
): PassageEditing {
  return useEditing<PassageForm, Passage>(passage, {
    kind: 'passage',
    blank: { title: '', text: '' },
    valuesOf: getValues,
    isSame: (one, other) => one.title.trim() === other.title.trim() && one.text.trim() === other.text.trim(),
    refusalOf: () => null,
    create: (body, idempotencyKey) => call(createPassage, { body, idempotencyKey }),
    edit: (values, { id, version }) => call(editPassage, { params: { id }, body: { ...values, version } }),
    queryKeyOf: (id) => passageQuery(id).queryKey,
    changedWith: () => [['passages', 'list']],
    onCreated,
  });
}

export function getValues({ title, text }: Passage): PassageForm {
  return { title, text };
}
