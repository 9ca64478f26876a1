import type { KeyboardEvent } from 'react';

const arrows: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/**
 * The arrow keys, J and K move from row to row, between boxes or between links. X selects the row, / moves to
 * the search. Letters work only within rows, so that they disturb nobody elsewhere.
 */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.shiftKey || event.ctrlKey || event.metaKey) return;
  if (!target.matches('a, input[type=checkbox]')) return;

  const kind = target.matches('input') ? 'input' : 'a';
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)];
  const index = all.indexOf(target);
  const named = arrows[key.toLowerCase()] ?? key;
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[named];
  if (key === '/') {
    event.preventDefault();
    document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  }
  if (key.toLowerCase() === 'x' && kind === 'a')
    target.closest('li, tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  if (index < 0 || next === undefined) return;

  event.preventDefault();
  all[next]?.focus();
}
