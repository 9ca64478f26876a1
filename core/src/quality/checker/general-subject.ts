import type { CheckedItem } from './checked-item.ts';
import { type NoteIndex, sentencesOf } from './note-index.ts';
import { isPluralWord, wordsOf } from './plain-words.ts';

const POINTING = ['this', 'these', 'those', 'that', 'such'];
const NEW = new Set(
  'a an one another his her their two three four five six some several many its this'.split(' '),
);
/** What makes a definite noun phrase name its own thing, as in "the cells of the skin". */
const NARROWED = new Set('of that which who in for from between with called known at on by to'.split(' '));
/** "By 1860, ": the subject stands behind it. */
const OPENING =
  /^(?:in|on|at|by|for|after|before|during|since|until|as|then|second|first|finally)\b[^,]{0,60}, /i;
const LONGEST_PHRASE = 3;
const SENTENCES_BEFORE = 2;

/** The definite subject whose thing was brought up just before the quote; null where the subject is general. */
export function pointingSubject(item: CheckedItem, index: NoteIndex): string | null {
  const sentence = sentencesOf(item.quote.replaceAll('\n', ' '))[0] ?? '';
  const quoted = wordsOf(sentence.replace(OPENING, ''));
  const first = quoted[0] ?? '';
  if (item.kind === 'meaning' || (first !== 'the' && !POINTING.includes(first))) return null;

  const number = numberOf(index, wordsOf(sentence));
  if (number === -1) return null;
  const line = index.sentences[number]?.line;
  const before = index.sentences
    .slice(Math.max(0, number - SENTENCES_BEFORE), number)
    .filter((sentence) => line !== undefined && line - sentence.line <= 1);
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    const noun = quoted[length] ?? '';
    if (noun === '' || NARROWED.has(noun)) return null;
    if (NARROWED.has(quoted[length + 1] ?? '')) return null;
    if (!isSubjectEnd(quoted, length)) continue;
    if (isCapital(item.quote, noun)) return null;
    const named = before.some(
      ({ text, words }) => broughtUp(words, noun, first !== 'the') || isInName(text, noun),
    );
    return named ? `"${quoted.slice(0, length + 1).join(' ')}" is the one of the sentences before` : null;
  }
  return null;
}

const VERBS = new Set(
  `is are was were has have had can could may might must will would does do did began became made took gave came went
  required won lost led showed found left held grew rose fell`.split(/\s+/),
);
const NAMING = new Set(['is', 'are', 'refers', 'means']);

/** True where the word after `at` is a verb that tells of something, not one that says what the thing is. */
function isSubjectEnd(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  if (NAMING.has(next) && ['a', 'an', 'the', 'to'].includes(words[at + 2] ?? '')) return false;
  return VERBS.has(next) || next.endsWith('ed') || (next.endsWith('s') && !isPluralWord(words[at] ?? ''));
}

function broughtUp(words: readonly string[], noun: string, isPointed: boolean): boolean {
  return words.some((word, at) => {
    if (word !== noun && word !== `${noun}s`) return false;
    return isPointed || words.slice(Math.max(0, at - LONGEST_PHRASE), at).some((other) => NEW.has(other));
  });
}

function numberOf(index: NoteIndex, quoted: readonly string[]): number {
  const rarest = quoted
    .map((word) => index.holders.get(word) ?? [])
    .filter((numbers) => numbers.length > 0)
    .toSorted((left, right) => left.length - right.length)[0];
  const print = quoted.join(' ');
  return (rarest ?? []).find((number) => index.sentences[number]?.words.join(' ') === print) ?? -1;
}

/** "the U.S. Patent Office", which the next sentence calls "the office". */
function isInName(text: string, noun: string): boolean {
  return new RegExp(`\\p{Lu}\\p{L}* ${capitalised(noun)}(?!\\p{L})`, 'u').test(text);
}

/** A name is no pointer: "the Continental Association". */
function isCapital(quote: string, noun: string): boolean {
  return quote.includes(capitalised(noun));
}

function capitalised(noun: string): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
