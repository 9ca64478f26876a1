import { useSyncExternalStore } from 'react';
import { useLazyModule } from '../../lib/lazy/lazy.tsx';
import { toastsSaid, watchToasts } from '../../lib/toast/toast.ts';

const load = () => import('./toast-stack.tsx');

/** Renders nothing until the first toast. */
export function Toasts() {
  const said = useSyncExternalStore(watchToasts, toastsSaid);
  const stack = useLazyModule({ load, demand: said });

  return stack === null ? null : <stack.ToastStack />;
}
