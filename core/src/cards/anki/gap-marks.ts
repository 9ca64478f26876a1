/**
 * Carries gaps through a conversion from HTML to Markdown: marks of characters that no text contains replace their
 * braces, which the conversion would escape.
 */

/** Brackets and colons around the marks let emphasis end next to them. */
const OPEN = /\(\ufdd1(\d+)\\?:/;
const DIVIDER = /\\?:\ufdd2\\?:/;
const CLOSE = /\)\ufdd3\)/;
const MARK = new RegExp(`${OPEN.source}|(${DIVIDER.source})|(${CLOSE.source})`, 'g');
/** Remains of marks that lost a part. */
const REMAINS = /[\ufdd1-\ufdd3]/g;

const GAP_TOKEN = /\{\{c([\d,]+)::|\}\}|::/g;
const ESCAPED_IN_GAP = /::|[{}]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\ufdd4': '\\::', '\ufdd5': '\\{', '\ufdd6': '\\}' };

/** Anki ignores deeper gaps. */
const MAX_ANKI_DEPTH = 10;
/** Deeper gaps of this product count only for their innermost text. */
const MAX_DEPTH = 4;
const MAX_NUMBER = 99;

/** Noncharacters that the marks of this module use; a text must not contain them before. */
export const markCharacters = /[\ufdd0-\ufdef]/g;

/** @param html of a field @returns the same with marks for the braces of its gaps */
export function markGaps(html: string): string {
  const open: { marks: number; hasDivider: boolean }[] = [];

  return html.replace(GAP_TOKEN, (token: string, digits: string | undefined) => {
    const current = open.at(-1);
    if (digits !== undefined) {
      const numbers = gapNumbers(digits);
      if (numbers === null || open.length >= MAX_ANKI_DEPTH) return token;
      open.push({ marks: numbers.length, hasDivider: false });
      return numbers.map((number) => `(\ufdd1${number}:`).join('');
    }
    if (current === undefined) return token;
    if (token === '}}') {
      open.pop();
      return ')\ufdd3)'.repeat(current.marks);
    }
    if (current.hasDivider || current.marks === 0) return token;
    current.hasDivider = true;
    return ':\ufdd2:';
  });
}

/** @returns null for braces that open no gap; no number for `c0`, which is never asked */
function gapNumbers(digits: string): number[] | null {
  const numbers = [...new Set(digits.split(',').filter((part) => part !== ''))].map(Number);
  if (numbers.length === 0) return null;
  return numbers.filter((number) => number >= 1 && number <= MAX_NUMBER).slice(0, MAX_DEPTH);
}

/** Follows the depth of gaps through the texts of a document, in their order. */
export class GapDepth {
  #depth = 0;

  /** @returns the text with marks for characters that would end or divide the gap around them */
  escaped(text: string): string {
    let result = '';
    let from = 0;
    for (const match of text.matchAll(MARK)) {
      result += this.#inGap(text.slice(from, match.index)) + match[0];
      from = match.index + match[0].length;
      if (match[1] !== undefined) this.#depth += 1;
      else if (match[3] !== undefined) this.#depth = Math.max(0, this.#depth - 1);
    }
    return result + this.#inGap(text.slice(from));
  }

  #inGap(text: string): string {
    if (this.#depth === 0) return text;
    return text.replace(ESCAPED_IN_GAP, (sign) =>
      sign === '::' ? '\ufdd4' : sign === '{' ? '\ufdd5' : '\ufdd6',
    );
  }
}

/** @returns false if a gap begins or ends outside of the text */
export function hasCompleteGaps(text: string): boolean {
  let depth = 0;
  for (const match of text.matchAll(MARK)) {
    if (match[1] !== undefined) depth += 1;
    else if (match[3] !== undefined) depth -= 1;
    if (depth < 0 || (match[2] !== undefined && depth === 0)) return false;
  }
  return depth === 0;
}

export interface RestoredGaps {
  text: string;
  /** True if gaps became text, because there were too many or they were too deep. */
  isCut: boolean;
}

/**
 * @param markdown with marks
 * @param maxNumbers different numbers that stay gaps
 * @returns the same with gaps as `cloze.ts` reads them; marks without a counterpart are removed
 */
export function restoreGaps(markdown: string, maxNumbers: number): RestoredGaps {
  const matches = [...markdown.matchAll(MARK)];
  const replacements = new Map<number, string>();
  const open: { index: number; number: number; divider: number | null }[] = [];
  const numbers = new Set<number>();
  let isCut = false;
  for (const [index, match] of matches.entries()) {
    if (match[1] !== undefined) open.push({ index, number: Number(match[1]), divider: null });
    else if (match[2] !== undefined) {
      const gap = open.at(-1);
      if (gap) gap.divider ??= index;
    } else {
      const gap = open.pop();
      if (gap === undefined) continue;
      const isGap = open.length < MAX_DEPTH && (numbers.has(gap.number) || numbers.size < maxNumbers);
      isCut ||= !isGap;
      if (!isGap) continue;
      numbers.add(gap.number);
      replacements.set(gap.index, `{{c${gap.number}::`);
      if (gap.divider !== null) replacements.set(gap.divider, '::');
      replacements.set(index, '}}');
    }
  }

  let text = '';
  let from = 0;
  for (const [index, match] of matches.entries()) {
    text += markdown.slice(from, match.index) + (replacements.get(index) ?? '');
    from = match.index + match[0].length;
  }
  text += markdown.slice(from);
  return {
    text: text.replace(REMAINS, '').replace(/[\ufdd4-\ufdd6]/g, (mark) => ESCAPES[mark] ?? ''),
    isCut,
  };
}
