import type { TaggedWord } from '../../text/part-of-speech.ts';

/** A run of words by their indices in the sentence; `last` is inclusive. */
export interface WordRun {
  first: number;
  last: number;
}

const JOINING_GAP = /^(?: |\s?[-‐‑–]\s?|\s)$/;
const NEVER_INSIDE: ReadonlySet<string> = new Set(
  'many much more most few several other such same various different certain all some any no each every both own only first second third last next'.split(
    ' ',
  ),
);

/** True when two neighbouring words belong to one run of text: a space or a hyphen between them. */
export function isJoined(text: string, left: { end: number }, right: { start: number }): boolean {
  return JOINING_GAP.test(text.slice(left.end, right.start));
}

/** The longest noun phrases of a sentence, without determiners, quantifiers and prepositional tails. */
export function nounPhrases(text: string, words: readonly TaggedWord[]): WordRun[] {
  const runs: WordRun[] = [];
  let first = 0;
  while (first < words.length) {
    const last = endOfPhrase(text, words, first);
    if (last === null) {
      first += 1;
      continue;
    }
    runs.push({ first, last });
    first = last + 1;
  }
  return runs;
}

/** Index of the last word of the noun phrase that starts at `first`, or null when none starts there. */
function endOfPhrase(text: string, words: readonly TaggedWord[], first: number): number | null {
  let last: number | null = null;
  for (let index = first; index < words.length; index += 1) {
    const word = words[index];
    const previousTaggedWord = words[index - 1];
    if (word === undefined) break;
    if (index > first && previousTaggedWord !== undefined && !isJoined(text, previousTaggedWord, word)) break;
    if (NEVER_INSIDE.has(word.lower)) break;
    if (isHead(word)) {
      last = index;
      continue;
    }
    if (last !== null && !isHyphenated(text, previousTaggedWord, word)) break;
    if (!canModify(word, words[first - 1])) break;
  }
  return last;
}

function isHead(word: TaggedWord): boolean {
  return word.wordClass === 'noun';
}

function isHyphenated(text: string, left: TaggedWord | undefined, right: TaggedWord): boolean {
  return left !== undefined && left.end + 1 === right.start && text.charAt(left.end) === '-';
}

/** A participle or gerund opens a phrase ("conditioned stimulus") unless a verb form before it makes it one. */
function canModify(word: TaggedWord, beforePhrase: TaggedWord | undefined): boolean {
  if (word.wordClass === 'adjective') return true;
  if (word.wordClass !== 'participle' && word.wordClass !== 'gerund') return false;
  if (beforePhrase === undefined) return true;
  return ['determiner', 'preposition', 'adjective', 'conjunction', 'number', 'pronoun'].includes(
    beforePhrase.wordClass,
  );
}
