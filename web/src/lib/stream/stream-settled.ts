/**
 * Tells if hints of changes arrive by now, or cannot be expected. Data that only hints keep up to date is
 * first read then: an earlier read would need a repetition, because something may have happened in between.
 */
import { useSyncExternalStore } from 'react';

let isSettled = false;
let isOpen = false;
const watchers = new Set<() => void>();

export function settleStream(settled: boolean): void {
  isSettled = settled;
  for (const notify of watchers) notify();
}

/** Called when this page's stream opens and when it ends. */
export function setStreamOpen(open: boolean): void {
  isOpen = open;
}

/** @returns true while hints reach this page, so that nothing needs to be asked for at intervals */
export function isStreamOpen(): boolean {
  return isOpen;
}

export function useStreamSettled(): boolean {
  return useSyncExternalStore(watch, () => isSettled);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
