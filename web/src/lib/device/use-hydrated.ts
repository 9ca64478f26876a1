import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false while a prerendered page is not taken over yet, when what is clicked would go nowhere */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
