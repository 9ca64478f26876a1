import { takesFullStop } from './abbreviations.ts';
import type { TextSpan } from './document.ts';

/** A possible end: final marks, closing quotes or brackets, then white space. */
const POSSIBLE_END = /[.!?…]{1,6}["'”’)\]]{0,4}(?=\s)/gu;
const OPENS_A_SENTENCE = /^\s+["'“‘([]*[\p{Lu}\p{N}]/u;
const LAST_WORD = /[\p{L}\p{N}.]+$/u;

/**
 * The sentences of one paragraph, without the white space between them.
 *
 * `Intl.Segmenter` breaks after "Dr.", "J." and "et al."; a list of abbreviations and a look at the next
 * letter serve study texts better.
 */
export function sentenceSpans(paragraph: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(POSSIBLE_END)) {
    const end = match.index + match[0].length;
    if (!endsSentence(paragraph, match.index, match[0], end)) continue;
    pushTrimmed(spans, paragraph, start, end);
    start = end;
  }
  pushTrimmed(spans, paragraph, start, paragraph.length);
  return spans;
}

function endsSentence(paragraph: string, markAt: number, marks: string, end: number): boolean {
  if (!OPENS_A_SENTENCE.test(paragraph.slice(end, end + 12))) return false;
  if (marks !== '.') return true;

  const word = LAST_WORD.exec(paragraph.slice(Math.max(0, markAt - 24), markAt))?.[0] ?? '';
  return !takesFullStop(word);
}

function pushTrimmed(spans: TextSpan[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const end = to - (piece.length - piece.trimEnd().length);
  if (end > start) spans.push({ start, end });
}
