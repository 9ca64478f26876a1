import { localDay } from '@akada/core/time/local-day.ts';
import { useCallback, useSyncExternalStore } from 'react';

const checkMs = 30_000;

/** @returns the day of the person, YYYY-MM-DD: a page that stays open is drawn again when the next one begins */
export function useLocalDay(zone: string): string {
  return useSyncExternalStore(
    watch,
    useCallback(() => localDay(Date.now(), zone), [zone]),
  );
}

function watch(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, checkMs);
  // A device that was asleep over night has missed the moment.
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
