import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeysWork } from './single-keys.ts';

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys as shortcuts, by their lower-case name. Keys that belong to something else stay there: text
 * fields, dialogs, Enter on what it presses, and every combination with Ctrl, Alt or Meta. Keys that write a sign can be
 * switched off: who dictates would press them by speaking.
 *
 * @param options `inDialogs`: they are for the dialog that is open
 */
export function useKeys(actions: KeyActions, { inDialogs = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (belongsElsewhere(event, inDialogs)) return;
    if (event.key.length === 1 && !singleKeysWork()) return;

    const action = actions[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });

  // Before the page is painted: a key that is pressed as soon as it is seen must act.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function belongsElsewhere({ target, key }: KeyboardEvent, inDialogs: boolean): boolean {
  if (!(target instanceof Element)) return false;

  const field = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
  const pressed = key === 'Enter' ? ', a, button, summary' : '';
  const dialog = inDialogs ? '' : ', dialog';
  return target.closest(`${field}, [data-own-keys]${dialog}${pressed}`) !== null;
}
