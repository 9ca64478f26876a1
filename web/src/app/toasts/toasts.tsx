import { useSyncExternalStore } from 'react';
import { useLatePart } from '../../lib/late/use-late-part.ts';
import { toastsSaid, watchToasts } from '../../lib/toast/toast.ts';

const load = () => import('./toast-stack.tsx');

/** Nothing, until something is to be said. */
export function Toasts() {
  const said = useSyncExternalStore(watchToasts, toastsSaid);
  const stack = useLatePart({ load, wish: said });

  return stack === null ? null : <stack.ToastStack />;
}
