/**
 * Reports an event if nothing on the page can: the item was deleted, or the user has moved on. Toasts wait
 * here until the component that renders them takes them.
 */

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'plain';

/** The duration of a toast, in milliseconds (specification, section 9). */
export const toastMs: Record<ToastKind, number> = {
  success: 4_000,
  error: 6_000,
  warning: 5_000,
  info: 4_000,
  plain: 6_000,
};

export interface ToastAction {
  /** The action's verb, such as Undo. */
  text: string;
  run: () => void;
}

export interface Toast {
  kind: ToastKind;
  message: string;
  action?: ToastAction;
}

export type ToastOptions = Pick<Toast, 'action'>;

type Draw = (toast: Toast) => void;

const waitingToasts: Toast[] = [];
const watchers = new Set<() => void>();
let draw: Draw | null = null;
let said = 0;

const of =
  (kind: ToastKind) =>
  (message: string, options: ToastOptions = {}): void => {
    say({ kind, message, ...options });
  };

export const toast = {
  success: of('success'),
  error: of('error'),
  warning: of('warning'),
  info: of('info'),
  plain: of('plain'),
};

function say(next: Toast): void {
  if (draw !== null) {
    draw(next);
    return;
  }
  waitingToasts.push(next);
  said += 1;
  for (const notify of watchers) notify();
}

/** Renders waiting and new toasts, until the returned function is called. */
export function drawToasts(by: Draw): () => void {
  draw = by;
  for (const next of waitingToasts.splice(0)) by(next);
  return () => {
    if (draw === by) draw = null;
  };
}

/** @returns the number of toasts so far: before the first one, the component need not load */
export function toastsSaid(): number {
  return said;
}

export function watchToasts(onWaiting: () => void): () => void {
  watchers.add(onWaiting);
  return () => watchers.delete(onWaiting);
}
