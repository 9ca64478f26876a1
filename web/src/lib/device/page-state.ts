import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False only when the browser is sure that there is no network; true proves nothing. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const never = () => () => {};

/**
 * @returns false while a prerendered page is not taken over yet: what is clicked would go nowhere, and what only this
 * address or this device knows would not match what stands there
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * From now on the app answers: what was pressed before is pressed again (`public/first-touch.js`). A task later, when
 * what was typed before is in the form, too.
 */
export function reportTakenOver(): void {
  setTimeout(() => dispatchEvent(new Event('akada-taken-over')));
}
