import { useSyncExternalStore } from 'react';

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
