import type { TextEdit } from './text-edits.ts';

/**
 * Changes a text as if it were typed. Only the browser's command adds to its list of changes that can be
 * undone; `setRangeText` does not, and serves if the command is rejected.
 */
export function typeInto(field: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, inserted, selectFrom, selectTo } = edit;
  field.focus();
  field.setSelectionRange(from, to);
  if (!isTyped(inserted)) {
    field.setRangeText(inserted, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(selectFrom, selectTo);
}

function isTyped(inserted: string): boolean {
  if (inserted === '') return document.execCommand('delete');
  return document.execCommand('insertText', false, inserted);
}
