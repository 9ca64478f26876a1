import type { TextSpan } from './document.ts';

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

const SOFT_HYPHEN = '\u00ad';
const WHITE_SPACE = /\s/u;

interface FoldedText {
  text: string;
  /** The start of the original character, for each code unit of `text`. */
  origin: number[];
}

/** Runs of white space become one space, ligatures their letters, soft hyphens nothing. */
export function foldText(text: string): string {
  return fold(text).text;
}

/**
 * Finds a quotation in a page although line ends, ligatures and soft hyphens may differ between the two.
 *
 * @returns the span in the page as it is stored, or null if the page does not hold the quotation.
 */
export function findQuote(pageText: string, quote: string): TextSpan | null {
  const exact = quote === '' ? -1 : pageText.indexOf(quote);
  if (exact !== -1 && quote.trim() !== '') return { start: exact, end: exact + quote.length };

  const requested = foldText(quote).trim();
  if (requested === '') return null;

  const page = fold(pageText);
  const index = page.text.indexOf(requested);
  if (index === -1) return null;

  const start = page.origin[index] ?? 0;
  const lastStart = page.origin[index + requested.length - 1] ?? start;
  return { start, end: lastStart + 1 };
}

function fold(text: string): FoldedText {
  const pieces: string[] = [];
  const origin: number[] = [];
  let afterSpace = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (unit === SOFT_HYPHEN) continue;

    const isSpace = WHITE_SPACE.test(unit);
    if (isSpace && afterSpace) continue;
    afterSpace = isSpace;

    const piece = isSpace ? ' ' : (LIGATURES[unit] ?? unit);
    pieces.push(piece);
    for (let letter = 0; letter < piece.length; letter += 1) origin.push(index);
  }
  return { text: pieces.join(''), origin };
}
