import type { ClipboardEvent } from 'react';
import { canBeShifted, getPastedText, readPaste } from './pasted-text.ts';
import { typeInto } from './type-into.ts';

/** Pastes what the plain text of a clipboard loses; every other paste is left to the browser. */
export function pastePlainText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const paste = readPaste(event.clipboardData);
  if (!canBeShifted(paste)) return;

  const field = event.currentTarget;
  event.preventDefault();
  void getPastedText(paste).then((text) => {
    const { selectionStart: from, selectionEnd: to } = field;
    const end = from + text.length;
    typeInto(field, { from, to, inserted: text, selectFrom: end, selectTo: end });
  });
}
