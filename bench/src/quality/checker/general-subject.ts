import type { CheckedItem } from './checked-item.ts';
import { getSentences, type NoteIndex } from './note-index.ts';
import { getWords, isPluralWord } from './plain-words.ts';
import { shareRoot } from './root-leak.ts';

const POINTING = ['this', 'these', 'those', 'that', 'such'];
const NEW = new Set(
  'a an one another his her their two three four five six some several many its this'.split(' '),
);
/** Words that make a definite noun phrase specific, as in "the cells of the skin". */
const NARROWED = new Set('of that which who in for from between with called known at on by to'.split(' '));
/** "By 1860, ": the subject stands behind it. */
const OPENING =
  /^(?:in|on|at|by|for|after|before|during|since|until|as|then|second|first|finally)\b[^,]{0,60}, /i;
/** "In a mill the ...": the same without a comma. */
const SHORT_OPENING =
  /^(?:in|on|at|by|within|after|before|during) (?:an? )?(?:[\p{L}\p{N}-]+ ){1,2}(?=the\b)/iu;
/** Nouns that refer to a previous sentence; after a plain "the" they name nothing. */
const SHELLS = new Set(
  `method process practice procedure technique effect result idea approach experiment rule principle problem phenomenon
  difference reason event incident scheme plan decision discovery finding change accident attempt`.split(
    /\s+/,
  ),
);
/** "The two offices", "the other mills": counted or ordered things that were named before. */
const COUNTED = new Set('two three four five other same'.split(' '));
const LONGEST_PHRASE = 3;
const SENTENCES_BEFORE = 2;
const MOST_HOLDERS = 200;

/** The definite subject that was introduced just before the quote; null if the subject is general. */
export function pointingSubject(item: CheckedItem, index: NoteIndex): string | null {
  const sentence = getSentences(item.quote.replaceAll('\n', ' '))[0] ?? '';
  const quoted = getWords(sentence.replace(OPENING, '').replace(SHORT_OPENING, ''));
  const first = quoted[0] ?? '';
  if (item.kind === 'meaning' || (first !== 'the' && !POINTING.includes(first))) return null;
  if (isBarePointer(quoted)) return `"${quoted.slice(0, 3).join(' ')}" stands for something told before`;

  const number = getNumber(index, getWords(sentence));
  if (number === -1) return null;
  const line = index.sentences[number]?.line;
  const previousNoteSentences = index.sentences
    .slice(Math.max(0, number - SENTENCES_BEFORE), number)
    .filter((sentence) => line !== undefined && line - sentence.line <= 1);
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    const noun = quoted[length] ?? '';
    if (noun === '' || NARROWED.has(noun)) return null;
    if (NARROWED.has(quoted[length + 1] ?? '')) return null;
    if (!isSubjectEnd(quoted, length)) continue;
    if (isCapital(item.quote, noun)) return length === 1 ? shortName(noun, index, number) : null;
    const isNamed = previousNoteSentences.some(
      ({ text, words }) => broughtUp(words, noun, first !== 'the') || isInName(text, noun),
    );
    return isNamed ? `"${quoted.slice(0, length + 1).join(' ')}" is the one of the sentences before` : null;
  }
  return null;
}

const VERBS = new Set(
  `is are was were has have had can could may might must will would does do did began became made took gave came went
  required won lost led showed found left held grew rose fell paid sent built bought brought broke wrote ran met chose sold
  fought taught thought stood drew spread kept spent`.split(/\s+/),
);
const NAMING = new Set(['is', 'are', 'refers', 'means']);

/** True if the word after `at` is a verb of narration, not of definition. */
function isSubjectEnd(words: readonly string[], index: number): boolean {
  const next = words[index + 1] ?? '';
  if (NAMING.has(next) && ['a', 'an', 'the', 'to'].includes(words[index + 2] ?? '')) return false;
  return VERBS.has(next) || next.endsWith('ed') || (next.endsWith('s') && !isPluralWord(words[index] ?? ''));
}

/** A shell noun or counted things as the whole subject, with a verb that tells of them. */
function isBarePointer(words: readonly string[]): boolean {
  if (words[0] !== 'the') return false;
  if (SHELLS.has(words[1] ?? '')) return isSubjectEnd(words, 1);
  const isCounted = COUNTED.has(words[1] ?? '') && isPluralWord(words[2] ?? '');
  return isCounted && !NARROWED.has(words[3] ?? '') && isSubjectEnd(words, 2);
}

/** "The Board" of a note that has spoken of the Board of Trade. */
function shortName(noun: string, index: NoteIndex, number: number): string | null {
  const whole = new RegExp(`${capitalised(noun)} (?:of|for) (?:the )?\\p{Lu}`, 'u');
  const holders = index.holders.get(noun) ?? [];
  const named = holders
    .slice(0, MOST_HOLDERS)
    .find((holder) => holder < number && whole.test(index.sentences[holder]?.text ?? ''));
  return named === undefined ? null : `"the ${noun}" is short for a name of a sentence before`;
}

function broughtUp(words: readonly string[], noun: string, isPointed: boolean): boolean {
  return words.some((word, index) => {
    // "The bank failed" is told, then it is "the failure" that had a cause.
    if (word !== noun && word.endsWith('ed') && shareRoot(word, noun)) return true;
    if (word !== noun && word !== `${noun}s`) return false;
    return (
      isPointed || words.slice(Math.max(0, index - LONGEST_PHRASE), index).some((other) => NEW.has(other))
    );
  });
}

function getNumber(index: NoteIndex, quoted: readonly string[]): number {
  const rarest = quoted
    .map((word) => index.holders.get(word) ?? [])
    .filter((numbers) => numbers.length > 0)
    .toSorted((left, right) => left.length - right.length)[0];
  const print = quoted.join(' ');
  return (rarest ?? []).find((number) => index.sentences[number]?.words.join(' ') === print) ?? -1;
}

/** Finds "the U.S. Patent Office", which the next sentence calls "the office". */
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
