/**
 * The dialogs that are open, the last one on top. Everything outside an open dialog takes no click and is not spoken:
 * what has to stay within reach meanwhile moves into it.
 */
import { useSyncExternalStore } from 'react';

let opened: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

/** @returns what is to be called when the dialog closes */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((it) => it !== dialog));
}

/** @returns the dialog on top, the body while none is open */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(watch, () => opened.at(-1) ?? document.body);
}

function change(next: readonly HTMLElement[]): void {
  opened = next;
  for (const notify of watchers) notify();
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
