import { useEffect, useRef } from 'react';

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys as shortcuts, by their lower-case name. Keys that belong to something else stay there: text
 * fields, dialogs, and every combination with Ctrl, Alt or Meta.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || belongsElsewhere(event)) return;

      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function belongsElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;

  const field = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';
  return target.closest(`${field}, dialog`) !== null;
}
