/**
 * The open dialogs, the last one on top. Everything outside an open dialog takes no click and is not
 * announced, so content that must stay usable moves into the dialog.
 */
import { useSyncExternalStore } from 'react';

let opened: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

/** @returns a function to call when the dialog closes */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((it) => it !== dialog));
}

/** @returns the top dialog, or the body while none is open */
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
