import type { KeyboardEvent } from 'react';

/** The arrow keys go from row to row: from box to box, and from link to link. */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.shiftKey || event.ctrlKey || event.metaKey) return;

  const kind = target.matches('input') ? 'input' : 'a';
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)];
  const at = all.indexOf(target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (at < 0 || next === undefined) return;

  event.preventDefault();
  all[next]?.focus();
}
