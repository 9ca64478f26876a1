import type { TextSpan } from '../../text/document.ts';

/** A mark over nearly all of a sentence points at nothing. */
const MAX_SHARE = 0.8;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds answers in the sentence that proves them, whatever their capitals.
 *
 * @param quote of the note
 * @param answers of its questions and cards
 * @returns spans in UTF-16 code units, in order; none overlaps another
 */
export function markAnswers(quote: string, answers: readonly string[]): TextSpan[] {
  const found = answers.flatMap((answer) => findWords(quote, answer.trim().replace(/[.;,]+$/, '')) ?? []);
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const spans: TextSpan[] = [];
  for (const span of found) if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

function findWords(quote: string, answer: string): TextSpan | null {
  const [text, sought] = [quote.toLowerCase(), answer.toLowerCase()];
  // "İ" is longer in small letters, so that places would differ.
  if (sought === '' || text.length !== quote.length || sought.length > text.trim().length * MAX_SHARE)
    return null;
  for (let start = text.indexOf(sought); start !== -1; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length;
    const isComplete = !LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end));
    if (isComplete) return { start, end };
  }
  return null;
}
