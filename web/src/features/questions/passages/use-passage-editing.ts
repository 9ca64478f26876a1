import {
  createPassage,
  editPassage,
  type Passage,
  type PassageForm,
} from '@akada/contract/material/passages.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { expectHint } from '../../../lib/query/own-changes.ts';
import type { AutosaveRules } from '../writing/autosave.ts';
import { useAutosave } from '../writing/use-autosave.ts';
import { passageQuery } from './api.ts';

type OnCreated = (passage: Passage) => void;

/** A passage that saves itself. @param passage null for a new one */
export function usePassageEditing(passage: Passage | null, onCreated: OnCreated) {
  const queries = useQueryClient();
  const opened = { values: passage === null ? { title: '', text: '' } : valuesOf(passage), base: passage };
  const editing = useAutosave('passage', opened, rulesOf(queries, onCreated));
  const adoptNewer = useEffectEvent((read: Passage) => {
    if (read.version > (editing.base?.version ?? 0)) editing.adopt(read);
  });

  useEffect(() => {
    if (passage !== null) adoptNewer(passage);
  }, [passage]);

  return editing;
}

export type PassageEditing = ReturnType<typeof usePassageEditing>;

export function valuesOf({ title, text }: Passage): PassageForm {
  return { title, text };
}

function rulesOf(queries: QueryClient, onCreated: OnCreated): AutosaveRules<PassageForm, Passage> {
  // Of one passage: a save whose answer was lost makes no second one.
  const idempotencyKey = randomId();
  const create = async (body: PassageForm) => {
    const made = await call(createPassage, { body, idempotencyKey });
    queries.setQueryData(passageQuery(made.id).queryKey, made);
    onCreated(made);
    return made;
  };
  const edit = async (values: PassageForm, { id, version }: Passage) => {
    const answered = expectHint({ topic: 'passage', id });
    const body = { ...values, version };
    const saved = await call(editPassage, { params: { id }, body }).finally(answered);
    queries.setQueryData(passageQuery(id).queryKey, saved);
    return saved;
  };

  return {
    valuesOf,
    isSame: (one, other) => one.title.trim() === other.title.trim() && one.text.trim() === other.text.trim(),
    refusalOf: () => null,
    presentOf: (error) =>
      error instanceof ApiError && error.status === 409
        ? ((error.facts.passage as Passage | undefined) ?? null)
        : null,
    save: async (values, base) => {
      const saved = await (base === null ? create(values) : edit(values, base));
      void queries.invalidateQueries({ queryKey: ['passages', 'list'] });
      return saved;
    },
  };
}
