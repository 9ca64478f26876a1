/** Pictures that this page has loaded on request: they stay visible. */
import { useSyncExternalStore } from 'react';

const requested = new Set<string>();
const listeners = new Set<() => void>();

export function requestPictures(ids: readonly string[]): void {
  for (const id of ids) requested.add(id);
  for (const notify of listeners) notify();
}

/** @returns the number of these pictures that nobody has requested */
export function useWaitingPictures(ids: readonly string[]): number {
  return useSyncExternalStore(watch, () => ids.filter((id) => !requested.has(id)).length);
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
