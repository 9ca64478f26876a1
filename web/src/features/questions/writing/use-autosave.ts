import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../lib/toast/toast.ts';
import { type AutosaveRules, createAutosave } from './autosave.ts';

/**
 * An autosave that lives as long as its editor. What is not saved when the editor goes is sent once more then.
 *
 * @param name of what is written, as a sentence begins with it
 */
export function useAutosave<Values extends object, Saved>(
  name: string,
  opened: { values: Values; base: Saved | null },
  rules: AutosaveRules<Values, Saved>,
) {
  const [autosave] = useState(() => createAutosave(opened, rules));
  const state = useSyncExternalStore(autosave.subscribe, autosave.read);

  useEffect(() => {
    const flush = () => void autosave.flush();
    autosave.setActive(true);
    addEventListener('online', flush);
    return () => {
      removeEventListener('online', flush);
      autosave.setActive(false);
      if (autosave.read().phase === 'saved') return;
      void autosave.flush().then((error) => {
        if (error !== null) toast.error(`${name} was closed before it was saved. ${error.message}`);
      });
    };
  }, [autosave, name]);

  return { ...autosave, ...state };
}
