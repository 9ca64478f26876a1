import { lowered, raised } from '@akada/core/notes/raised-text.ts';

/** A raised or lowered piece of a copied text, without white space. */
interface ShiftedPiece {
  /** The characters before it, by which it is found in the plain text. */
  context: string;
  text: string;
  form: string;
}

/** Enough to tell one number of a text from the others. */
const contextLength = 8;
/**
 * Programs copy 10⁸ as "108" in plain text, and only their HTML says that the 8 is raised.
 *
 * @returns the plain text of a paste, with the raised and lowered pieces of its HTML written in such characters
 */
export function withShifts({ text, html }: { text: string; html: string }): string {
  return insertPieces(text, getShiftedPieces(new DOMParser().parseFromString(html, 'text/html').body));
}

function getShiftedPieces(body: HTMLElement): ShiftedPiece[] {
  const pieces: ShiftedPiece[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let context = '';
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = withoutSpaces(node.textContent ?? '');
    const shift = getShift(node.parentElement);
    // References to notes are raised too.
    if (text !== '' && !text.startsWith('[') && shift !== null)
      pieces.push({ context, text, form: shift(text) });
    context = (context + text).slice(-contextLength);
  }
  return pieces;
}

/** @returns how the text of an element is written; null for a text that is neither raised nor lowered */
function getShift(element: Element | null): ((text: string) => string) | null {
  for (let around = element; around instanceof HTMLElement; around = around.parentElement) {
    const alignment = around.style.verticalAlign;
    if (around.tagName === 'SUP' || alignment === 'super') return raised;
    if (around.tagName === 'SUB' || alignment === 'sub') return lowered;
  }
  return null;
}

function insertPieces(text: string, pieces: readonly ShiftedPiece[]): string {
  const positions = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const dense = withoutSpaces(text);
  let result = '';
  let [copied, from] = [0, 0];
  for (const { context, text: piece, form } of pieces) {
    const first = findPiece(dense, context, piece, from);
    if (first === null) continue;
    const end = (positions[first + piece.length - 1] ?? 0) + 1;
    result += text.slice(copied, positions[first]) + form;
    [copied, from] = [end, first + piece.length];
  }
  return result + text.slice(copied);
}

/** Numbers and bullets of lists stand only in the plain text, so less of the context may be there. */
function findPiece(dense: string, context: string, piece: string, from: number): number | null {
  for (let length = context.length; length > 0; length -= 1) {
    const found = dense.indexOf(context.slice(-length) + piece, Math.max(from - length, 0));
    if (found !== -1) return found + length;
  }
  return context === '' && dense.startsWith(piece, from) ? from : null;
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
