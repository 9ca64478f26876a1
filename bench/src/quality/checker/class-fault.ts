import { type CheckedItem, getDistractors, hasBlank, keyOf } from './checked-item.ts';
import { genusFault, reasonFault } from './definition-class.ts';
import { type NoteIndex, sentencesWith } from './note-index.ts';
import { classOfEnding, classOfHead, classOfNoun, type NounClass } from './noun-classes.ts';
import { getHead, getWords, isFunctionWord, isPluralWord } from './plain-words.ts';

const PHRASE = 6;
const TERM = 2;
const QUANTITY = /^[^\p{L}]*\p{N}/u;
const VERB_EXPECTED = /\bto _{3,}/;
const VERB_START = /^(?:to|by) \p{Ll}+/u;
/** Verbs that only a person can be the subject of, and words that only precede a place. */
const PERSON_VERBS = new Set(
  'said argued wrote proposed believed born invented discovered thought who married died hoped asked himself'.split(
    ' ',
  ),
);
const TITLES = new Set(
  'dr mr mrs ms president king queen professor sir psychologist general senator'.split(' '),
);
const PROFESSION = /(?:ologist|icist|atrist|emist|ician)$/;
const LOCATION_PREPOSITIONS = new Set(['in', 'into', 'throughout', 'near', 'toward', 'across']);
const LEAST_SHARE = 0.4;
const FEWEST_NAMED = 2;

/** The distractor of another class than the key, and both classes; null if none is known to differ. */
export function classFault(item: CheckedItem, index: NoteIndex): string | null {
  const key = keyOf(item);
  for (const distractor of getDistractors(item)) {
    const reason =
      shapeFault(item, key, distractor) ??
      (item.kind === 'why' ? reasonFault(key, distractor) : null) ??
      classesFault(key, distractor, index);
    if (reason !== null) return `"${distractor}" beside "${key}": ${reason}`;
  }
  return item.kind === 'meaning' ? genusFault(item) : null;
}

/** Faults visible in the print. */
function shapeFault(item: CheckedItem, key: string, distractor: string): string | null {
  if (QUANTITY.test(key) !== QUANTITY.test(distractor)) return 'a number and a word';

  const [own, other] = [getWords(key).length, getWords(distractor).length];
  if ((own >= PHRASE && other <= TERM) || (other >= PHRASE && own <= TERM)) return 'a phrase and a term';
  if (own >= PHRASE || QUANTITY.test(key)) return null;
  if (VERB_START.test(key) !== VERB_START.test(distractor)) return 'a verb and a noun';
  // "In order to replenish its coffers": a phrase that opens with a verb has no number.
  if (VERB_EXPECTED.test(item.stem)) return null;
  const isAlone = hasBlank(item) || item.kind === 'term';
  return isAlone && isPluralWord(getHead(key)) !== isPluralWord(getHead(distractor))
    ? 'one thing and many'
    : null;
}

/** Faults visible in the note: options that it lists together share a class whatever the lists say. */
function classesFault(key: string, distractor: string, index: NoteIndex): string | null {
  if (QUANTITY.test(key) || getWords(key).length >= PHRASE) return null;

  if (isVerb(distractor, index) && !isVerb(key, index)) return 'a verb and a noun';

  const [own, other] = [getClass(key, index), getClass(distractor, index)];
  if (own !== null && other !== null && own !== other) {
    return areSetSideBySide(key, distractor, index) ? null : `${own} and ${other}`;
  }
  const [ownName, otherName] = [isName(key, index), isName(distractor, index)];
  if (ownName === null || otherName === null || ownName === otherName) return null;
  return areSetSideBySide(key, distractor, index) ? null : 'a name and a common noun';
}

const BEFORE_VERBS = /^(?:to|can|could|may|might|must|will|would|should|cannot|we|they)$/;
const BEFORE_NOUNS = /^(?:an?|the|of|this|each|every|any|some|its|their)$/;

/** A single word that the note uses as a verb more than once and never as a noun. */
function isVerb(option: string, index: NoteIndex): boolean {
  // "to Bandura" and "to stimuli" are no verbs.
  if (getWords(option).length !== 1 || isPluralWord(option) || isName(option, index) !== false) return false;

  const previous = sentencesWith(index, option).map(({ sentence, at }) => sentence.words[at - 1] ?? '');
  const verbs = previous.filter((word) => BEFORE_VERBS.test(word)).length;
  return verbs >= FEWEST_NAMED && !previous.some((word) => BEFORE_NOUNS.test(word));
}

function getClass(option: string, index: NoteIndex): NounClass | null {
  const head = getHead(option);
  const namedNounClass = isName(option, index) === true ? classOfName(option, index) : null;
  if (getWords(option).some((word) => PROFESSION.test(word))) return 'person';
  return classOfHead(head) ?? namedNounClass ?? hypernymClass(option, index) ?? classOfEnding(head);
}

/**
 * True if the note writes its first word with a capital, false if it writes all of them small, null for too
 * few occurrences.
 */
function isName(option: string, index: NoteIndex): boolean | null {
  const counts = getWords(option)
    .filter((word) => word.length > 1 && !isFunctionWord(word))
    .map((word) => index.capitals.get(word) ?? { upper: 0, lower: 0 });
  const first = counts[0];
  if (first === undefined) return null;
  if (first.upper >= FEWEST_NAMED && first.upper > 4 * first.lower) return true;
  return counts.every(({ upper, lower }) => lower >= FEWEST_NAMED && lower > 4 * upper) ? false : null;
}

function classOfName(name: string, index: NoteIndex): NounClass | null {
  const length = getWords(name).length;
  const found = sentencesWith(index, name);
  let persons = 0;
  let locations = 0;
  for (const { sentence, at } of found) {
    const before = sentence.words[at - 1] ?? '';
    const after = sentence.words[at + length] ?? '';
    if (PERSON_VERBS.has(after) || TITLES.has(before)) persons++;
    else if (LOCATION_PREPOSITIONS.has(before)) locations++;
  }
  if (locations >= FEWEST_NAMED && locations / found.length >= LEAST_SHARE) return 'location';
  return persons >= FEWEST_NAMED && persons > locations ? 'person' : null;
}

/** "X is a T" and "Xs are Ts" at the start of a sentence. */
function hypernymClass(option: string, index: NoteIndex): NounClass | null {
  const length = getWords(option).length;
  for (const { sentence, at } of sentencesWith(index, option)) {
    const rest = sentence.words.slice(at + length, at + length + 8);
    if (at > 1 || !/^(?:is|are|was|were)$/.test(rest[0] ?? '') || !/^(?:an?|the|any)$/.test(rest[1] ?? ''))
      continue;
    const found = classOfNoun(getHead(rest.slice(2).join(' ')));
    if (found !== null) return found;
  }
  return null;
}

const NEAR = 3;

/** "A, B and C", "A or B": both in one sentence with nothing but a conjunction or a member between them. */
function areSetSideBySide(key: string, distractor: string, index: NoteIndex): boolean {
  const run = getWords(key);
  const other = getWords(distractor);
  return sentencesWith(index, distractor).some(({ sentence, at }) => {
    const ownCount = sentence.words.findIndex((_, from) =>
      run.every((word, offset) => sentence.words[from + offset] === word),
    );
    if (ownCount === -1) return false;
    const between =
      ownCount < at
        ? sentence.words.slice(ownCount + run.length, at)
        : sentence.words.slice(at + other.length, ownCount);
    const isShort =
      between.length <= NEAR && between.every((word) => !/^(?:is|are|of|in|by|has|have|was)$/.test(word));
    return isShort && (between.length === 0 || between.includes('and') || between.includes('or'));
  });
}
