import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, watchToasts } from '../../lib/toast/toast.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Nothing, until something is to be said. */
export function Toasts() {
  const isWanted = useSyncExternalStore(watchToasts, hasToasts);

  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
