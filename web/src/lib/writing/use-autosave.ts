import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../session/account.ts';
import { toast } from '../toast/toast.ts';
import { type Autosave, type AutosaveRules, createAutosave } from './autosave.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from './stored-draft.ts';

export interface Stored {
  id: string;
  version: number;
}

/**
 * An autosave that lives as long as its editor. What is not saved when the editor goes is sent once more then, and stays
 * on the device until it is saved.
 *
 * @param kind of what is written
 */
export function useAutosave<Values extends object, Saved extends Stored>(
  kind: string,
  opened: { values: Values; base: Saved | null },
  rules: AutosaveRules<Values, Saved>,
) {
  const { id: userId } = useAccount();
  const keyOf = (base: Saved | null) => draftKey(userId, kind, base?.id ?? null);
  const [offered, setOffered] = useState(() => {
    const draft = storedDraft<Values>(keyOf(opened.base));
    if (draft === null || !rules.isSame(draft.values, opened.values)) return draft;
    // Its save arrived, and the answer to it did not.
    forgetDraft(keyOf(opened.base));
    return null;
  });
  const [autosave] = useState(() => withDrafts(createAutosave(opened, rules), keyOf));
  const state = useSyncExternalStore(autosave.subscribe, autosave.read);

  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => document.hidden && flush();
    autosave.setActive(true);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      autosave.setActive(false);
      if (autosave.read().phase === 'saved') return;
      void autosave.flush().then((error) => {
        if (error === null) return;
        toast.error(`The ${kind} was closed before it was saved. ${error.message} ${staysHere}`);
      });
    };
  }, [autosave, kind]);

  const decide = () => {
    setOffered(null);
    forgetDraft(keyOf(state.base));
  };
  const offer = offered && {
    typedAt: offered.typedAt,
    isOlder: offered.version !== (state.base?.version ?? null),
    bringBack: () => {
      decide();
      autosave.change(offered.values);
    },
    discard: decide,
  };
  return { ...autosave, ...state, kind, offer };
}

export const staysHere = 'What you typed stays on this device and is offered when you come back.';

/** Also after its editor has gone. A draft that is still offered is forgotten once something else is typed. */
function withDrafts<Values extends object, Saved extends Stored>(
  autosave: Autosave<Values, Saved>,
  keyOf: (base: Saved | null) => string,
): Autosave<Values, Saved> {
  let storedAs: string | null = null;
  autosave.subscribe(() => {
    const { phase, values, base } = autosave.read();
    if (storedAs !== null) forgetDraft(storedAs);
    storedAs = phase === 'saved' ? null : keyOf(base);
    if (storedAs !== null)
      storeDraft(storedAs, { values, version: base?.version ?? null, typedAt: Date.now() });
  });
  return autosave;
}
