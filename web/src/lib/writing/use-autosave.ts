import { useEffect, useState, useSyncExternalStore } from 'react';
import { randomId } from '../device/browser.ts';
import { useAccount } from '../session/account.ts';
import { toast } from '../toast/toast.ts';
import { type AutosaveRules, createAutosave } from './autosave.ts';
import { draftKey, forgetDraft, storedDrafts, withDrafts } from './stored-draft.ts';

export interface Stored {
  id: string;
  version: number;
}

/**
 * An autosave that lives as long as its editor. Unsaved text is sent once more when the editor closes, and
 * stays on the device until it is saved.
 *
 * @param kind the kind of the written item
 */
export function useAutosave<Values extends object, Saved extends Stored>(
  kind: string,
  opened: { values: Values; base: Saved | null },
  rules: AutosaveRules<Values, Saved>,
) {
  const { id: userId } = useAccount();
  const keyOf = (base: Saved | null) => draftKey(userId, kind, base?.id ?? null);
  const [drafts, setDrafts] = useState(() =>
    storedDrafts<Values>(keyOf(opened.base)).filter(({ key, draft }) => {
      if (!rules.isSame(draft.values, opened.values)) return true;
      // The save arrived, but its answer did not.
      forgetDraft(key);
      return false;
    }),
  );
  const [autosave] = useState(() => withDrafts(createAutosave(opened, rules), keyOf, randomId()));
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

  const [offered = null, ...others] = drafts;
  const decide = () => {
    setDrafts(others);
    if (offered !== null) forgetDraft(offered.key);
  };
  const offer = offered && {
    typedAt: offered.draft.typedAt,
    isOlder: offered.draft.version !== (state.base?.version ?? null),
    bringBack: () => {
      decide();
      autosave.change(offered.draft.values);
    },
    discard: decide,
  };
  return { ...autosave, ...state, kind, offer };
}

export const staysHere = 'What you typed stays on this device and is offered when you come back.';
