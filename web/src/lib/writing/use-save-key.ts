import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S, saves the text, not the browser's page. */
export function useSaveKey(save: () => unknown): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
