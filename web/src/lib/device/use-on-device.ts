import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * @returns false while a page is rendered ahead of time and while it is taken over: what only the address or the
 * device knows would not match there
 */
export function useOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
