/** A quote that a judge copied carelessly: a word or the marks between words are other than in the passage. */
import type { TextSpan } from '../../text/document.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords, type Word } from '../../text/words.ts';
import type { NotePassage } from '../note-passages.ts';

/** Shorter quotes stand nearly everywhere. */
const MIN_WORDS = 3;
/** Words of the quote that the passage does not have, and words between its words that the quote omits. */
const [MAX_OTHER, MAX_OMITTED] = [1, 2];
/** A slip in one of these changes the meaning. */
const DECIDES = /^(?:no|not|none|never|nor|neither|without|cannot|\p{L}+n['’]t|.*\p{N}.*)$/u;

/** @returns the passage with a sentence or a line that the quote nearly copies, in the order of its words */
export function findNearQuote(
  quote: string,
  passages: readonly NotePassage[],
): { passage: NotePassage; span: TextSpan } | null {
  const requested = getWords(quote);
  if (requested.length < MIN_WORDS) return null;
  for (const passage of passages) {
    for (const line of passage.text.matchAll(/[^\n]+/g)) {
      for (const sentence of sentenceSpans(line[0])) {
        const offset = line.index + sentence.start;
        const span = getNearSpan(requested, getWords(line[0].slice(sentence.start, sentence.end), offset));
        if (span !== null) return { passage, span };
      }
    }
  }
  return null;
}

function getNearSpan(requested: readonly Word[], words: readonly Word[]): TextSpan | null {
  for (const start of words.keys()) {
    const span = readFrom(requested, words.slice(start));
    if (span !== null) return span;
  }
  return null;
}

/** Reads both word by word; a word that only one of them has is skipped, unless it decides. */
function readFrom(requested: readonly Word[], words: readonly Word[]): TextSpan | null {
  let [other, index, last] = [0, 0, -1];
  for (const { lower } of requested) {
    const ahead = words.slice(index, index + MAX_OMITTED + 1).findIndex((word) => word.lower === lower);
    const omitted = words.slice(index, index + Math.max(ahead, 0));
    if (ahead === -1 || (index === 0 && ahead > 0)) {
      other += 1;
      if (other > MAX_OTHER || DECIDES.test(lower)) return null;
    } else if (omitted.some((word) => DECIDES.test(word.lower))) return null;
    else {
      index += ahead + 1;
      last = index - 1;
    }
  }
  const [start, end] = [words[0]?.start, words[last]?.end];
  return start === undefined || end === undefined ? null : { start, end };
}
