import type { ToastKind } from './toast.ts';

/** How long a toast stays, in milliseconds (specification, section 9). */
export const toastMs: Record<ToastKind, number> = {
  success: 4_000,
  error: 6_000,
  warning: 5_000,
  info: 4_000,
  plain: 6_000,
};
