import type { ClipboardEvent } from 'react';
import { getPastedText } from './pasted-text.ts';
import { typeInto } from './type-into.ts';

/** Pastes what the plain text of a clipboard loses; every other paste is left to the browser. */
export function pastePlainText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = getPastedText(event.clipboardData);
  if (text === event.clipboardData.getData('text/plain')) return;

  const { selectionStart: from, selectionEnd: to } = event.currentTarget;
  const end = from + text.length;
  event.preventDefault();
  typeInto(event.currentTarget, { from, to, inserted: text, selectFrom: end, selectTo: end });
}
