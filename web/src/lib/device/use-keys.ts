import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeysWork } from './single-keys.ts';

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys as shortcuts, by their lower-case name. Keys with another purpose keep it: text fields,
 * dialogs, Enter on a button, and combinations with Ctrl, Alt or Meta. Keys of letters and digits can be
 * switched off, because people who dictate would press them by speaking.
 *
 * @param options `inDialogs`: true for shortcuts of an open dialog
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

  // Runs before the first paint: a key must work as soon as the page is visible.
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
