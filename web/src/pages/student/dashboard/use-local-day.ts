import { localDay } from '@akada/core/time/local-day.ts';
import { useCallback, useSyncExternalStore } from 'react';

const checkMs = 30_000;

/** @returns the person's day, YYYY-MM-DD; a page that stays open is rendered again when the next day starts */
export function useLocalDay(zone: string): string {
  return useSyncExternalStore(
    watch,
    useCallback(() => localDay(Date.now(), zone), [zone]),
  );
}

function watch(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, checkMs);
  // A device that was asleep over night has missed the timer.
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
