import { findQuote } from '@akada/core/text/fold.ts';

interface TextPiece {
  node: Text;
  /** The start in the complete text. */
  start: number;
}

/** Elements that end a run of text: words of two blocks are not adjacent. */
const blocks = 'p,li,h1,h2,h3,h4,h5,h6,td,th,pre,blockquote,dt,dd';

/** @returns the ranges of the quotes that the rendered content contains */
export function getRanges(content: HTMLElement, quotes: readonly string[]): Range[] {
  const { pieces, text } = getPieces(content);
  return quotes.flatMap((quote) => {
    const span = findQuote(text, quote);
    const first = span && pieceAt(pieces, span.start);
    const last = span && pieceAt(pieces, span.end - 1);
    if (!span || !first || !last) return [];

    const range = document.createRange();
    range.setStart(first.node, Math.min(span.start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(span.end - last.start, last.node.length));
    return [range];
  });
}

function getPieces(content: HTMLElement): { pieces: TextPiece[]; text: string } {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const pieces: TextPiece[] = [];
  let text = '';
  let around: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks) ?? null;
    if (block !== around) text += '\n';
    around = block;
    pieces.push({ node: node as Text, start: text.length });
    text += node.nodeValue ?? '';
  }
  return { pieces, text };
}

const pieceAt = (pieces: readonly TextPiece[], index: number) =>
  pieces.findLast(({ start }) => start <= index);
