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

const WITH_FULL_STOP = `
al apr approx art assn aug ave bros ca capt cf ch col corp dec dept dr ed eds eq eqs est esq etc feb fig figs
gen gov hon inc jan jr jul jun lt ltd maj mar max min mr mrs ms mt no nos nov oct op p pl pp prof pt rep rev
sec sect sen sep sept sgt sr st ste univ v viz vol vols vs
`;

const ABBREVIATIONS: ReadonlySet<string> = new Set(WITH_FULL_STOP.trim().split(/\s+/));
const INITIAL = /^\p{Lu}$/u;
const DOTTED = /^(?:\p{L}\.)+\p{L}$/u;

/**
 * True when a full stop after this word usually belongs to the word: "Dr", "al", an initial, "e.g", "U.S".
 *
 * @param word the word before the full stop, in its own capitals, without that full stop.
 */
export function takesFullStop(word: string): boolean {
  return INITIAL.test(word) || DOTTED.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}
