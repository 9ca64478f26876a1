import type { TextSpan } from './document.ts';

const MARKS = /\p{M}/u;

/**
 * Finds every place where a text says what was typed: capitals, accents and runs of white space aside.
 *
 * @returns spans of `text` in order, not overlapping; none for a query without a letter, a digit or a sign
 */
export function findText(text: string, query: string): TextSpan[] {
  const wanted = plain(query).text.trim();
  if (wanted === '') return [];

  const { text: folded, origin } = plain(text);
  const spans: TextSpan[] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = origin[at] ?? 0;
    spans.push({ start, end: origin[at + wanted.length] ?? text.length });
  }
  return spans;
}

/** Small letters without accents, one space for white space; `origin` says where each code unit comes from. */
function plain(text: string): { text: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const part of character.normalize('NFD').toLowerCase()) {
      if (MARKS.test(part)) continue;
      const written = /\s/u.test(part) ? ' ' : part;
      if (written === ' ' && folded.endsWith(' ')) continue;
      folded += written;
      for (let unit = 0; unit < written.length; unit += 1) origin.push(at);
    }
    at += character.length;
  }
  return { text: folded, origin };
}
