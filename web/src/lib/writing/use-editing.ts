import type { StreamHint } from '@akada/contract/wire/app.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../device/browser.ts';
import { ApiError } from '../http/api-error.ts';
import { expectHint } from '../query/own-changes.ts';
import type { AutosaveRules } from './autosave.ts';
import { type Stored, useAutosave } from './use-autosave.ts';

interface EditingRules<Values, Saved>
  extends Pick<AutosaveRules<Values, Saved>, 'valuesOf' | 'isSame' | 'refusalOf'> {
  /** The kind of the item in sentences, hints and errors. */
  kind: StreamHint['topic'];
  /** The values of a new item. */
  blank: Values;
  /** @param idempotencyKey the key of the new item: a save whose answer was lost creates no second one */
  create: (values: Values, idempotencyKey: string) => Promise<Saved>;
  edit: (values: Values, base: Saved) => Promise<Saved>;
  queryKeyOf: (id: string) => QueryKey;
  /** Further queries to read again after a save, when they are next displayed. */
  changedWith: (id: string) => QueryKey[];
  onCreated: (created: Saved) => void;
}

export type Editing<Values extends object, Saved extends Stored> = ReturnType<
  typeof useAutosave<Values, Saved>
>;

/**
 * An item that saves automatically, new or stored.
 *
 * @param storedSaved null for a new item
 */
export function useEditing<Values extends object, Saved extends Stored>(
  storedSaved: Saved | null,
  rules: EditingRules<Values, Saved>,
): Editing<Values, Saved> {
  const queries = useQueryClient();
  const { kind, blank, create, edit, queryKeyOf, changedWith, onCreated, ...autosaveRules } = rules;
  const [idempotencyKey] = useState(randomId);
  const opened = { values: storedSaved === null ? blank : rules.valuesOf(storedSaved), base: storedSaved };
  const editing = useAutosave(kind, opened, {
    ...autosaveRules,
    presentOf: (error) =>
      error instanceof ApiError && error.status === 409 ? ((error.facts[kind] as Saved) ?? null) : null,
    save: async (values, base) => {
      const answered = base === null ? undefined : expectHint({ topic: kind, id: base.id });
      const saving = base === null ? create(values, idempotencyKey) : edit(values, base);
      const saved = await saving.finally(answered);
      queries.setQueryData(queryKeyOf(saved.id), saved);
      if (base === null) onCreated(saved);
      for (const queryKey of changedWith(saved.id)) void queries.invalidateQueries({ queryKey });
      return saved;
    },
  });
  const adoptNewer = useEffectEvent((read: Saved) => {
    if (read.version > (editing.base?.version ?? 0)) editing.adopt(read);
  });

  useEffect(() => {
    if (storedSaved !== null) adoptNewer(storedSaved);
  }, [storedSaved]);

  return editing;
}
