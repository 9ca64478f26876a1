import { classAgreement, getClasses } from '../../generation/classes/noun-classes.ts';
import { saysWhatItDoes } from '../../generation/facts/phrases/says-what-it-does.ts';
import { getHead } from '../../generation/terms/term-head.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { type TaggedWord, tagWords } from '../../text/part-of-speech.ts';
import { getWords } from '../../text/words.ts';
import type { NoteUsage } from '../note-usage.ts';
import { isAdjective, isName } from './term-form.ts';
import { doesOrDo, innerForm, inQuestion, isCounted, isGroup, isOrAre } from './term-wording.ts';

/**
 * How an English line says what a term means: "controls the cell", "the movement of water", "two mistakes cancel each other",
 * or with a few words that are no definition: "goods sent back by customers" for a book.
 */
export type MeaningForm = 'does' | 'is' | 'clause' | 'fragment';

/** Openings of a definition for any term. */
const OPENS_DEFINITION =
  /^(?:an?|any|the|one|something|someone|anything|anyone|person|people|process|act|study|ability|state|how|when|where|what|whatever|type|kind|form|way|method|amount|number|rate|ratio|time|degree|set|group|unit|part|system|area|region|place)\s/i;
/** They open a phrase whose verb is inside of it: "something the business owns". */
const PRONOUN = /^(?:something|someone|anything|anyone|what|whatever|how|when|where)\s/i;
const SUPERLATIVE = /^(?:the|an?) (?:most|least|best|worst|main|only|first|last|same|opposite|good|bad)\b/i;
/** Behind a noun they say which: "play that ends in death". */
const SAYS_WHICH =
  /^(?:of|that|which|who|whose|where|when|for|with|without|in|into|from|between|on|at|by|to|before|after|during|under|over|about|against|around|through|like)$/;
const RELATIVE = /^(?:that|which|who|whose|where|when|how|what|if|because|as)$/;

/** @returns the form of an English meaning */
export function formOfMeaning(term: string, meaning: string): MeaningForm {
  // "Deposits (the bank owes them)" are things.
  if (saysWhatItDoes(meaning) && !/^\p{L}+ \(/u.test(meaning)) return 'does';
  const tagged = tagWords(`${meaning}.`, getWords(meaning));
  const noun = headNoun(tagged);
  const isClause = hasOwnVerb(tagged);
  if (isClause && !PRONOUN.test(meaning)) return 'clause';
  if (OPENS_DEFINITION.test(meaning)) return SUPERLATIVE.test(meaning) ? 'fragment' : 'is';
  if (isClause) return 'clause';
  if (tagged[0]?.wordClass === 'gerund') return isCounted(getHead(term)) ? 'fragment' : 'is';
  if (noun === -1 || !agrees(term, tagged[noun]?.lower ?? '')) return 'fragment';
  return saysWhich(tagged[noun + 1]) ? 'is' : 'fragment';
}

/** @returns whether a description opens with a noun and says which one: "lines that rhyme", "zone between two tides" */
export function namesKind(meaning: string): boolean {
  const tagged = tagWords(`${meaning}.`, getWords(meaning));
  const noun = headNoun(tagged);
  return noun !== -1 && saysWhich(tagged[noun + 1]);
}

function saysWhich(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined && (SAYS_WHICH.test(word.lower) || /^(?:participle|gerund)$/.test(word.wordClass))
  );
}

/** The last of the first run of words up to a noun; -1 where something else stands first. */
function headNoun(tagged: readonly TaggedWord[]): number {
  let head = -1;
  for (const [at, { wordClass }] of tagged.entries()) {
    if (wordClass === 'noun') head = at;
    else if (head !== -1 || !/^(?:adjective|participle|gerund|number|adverb|determiner)$/.test(wordClass))
      break;
  }
  return head;
}

/** "A thing is given human qualities" states; "thread that is drawn over the others" does not. */
function hasOwnVerb(tagged: readonly TaggedWord[]): boolean {
  const verb = tagged.findIndex(({ wordClass }) => wordClass === 'verb');
  const relative = tagged.findIndex(({ lower }) => RELATIVE.test(lower));
  if (verb <= 0 || (relative !== -1 && relative < verb)) return false;
  const previousTaggedWords = tagged.slice(0, verb);
  // "Money the owner puts in": a clause without its "that".
  const contact = previousTaggedWords.findIndex(
    ({ wordClass }, index) =>
      wordClass === 'noun' && previousTaggedWords[index + 1]?.wordClass === 'determiner',
  );
  return contact === -1 && previousTaggedWords.at(-1)?.wordClass === 'noun';
}

/** A book is no goods: a noun in another number or class describes something else. */
function agrees(term: string, noun: string): boolean {
  const head = getHead(term);
  if (isPluralPhrase(term) !== isPluralPhrase(noun)) return false;
  return classAgreement(getClasses(head), getClasses(noun)) > 0;
}

const LAW = /\b(?:laws?|theorem|postulate|axiom)$|['’]s? (?:principle|rule|hypothesis|equation)$/i;
const FORMULA = /[=×÷*+^√]|\s\/\s|\)\s?\/|\/\s?\(|\s[-−–]\s/u;
/** Verbs that describe a thing, and name no action. */
const STATE =
  /^(?:is|are|was|were|has|have|had|can|seems?|appears?|looks?|means?|refers?|consists?|ends?|belongs?|occurs?|happens?|comes?|exists?|includes?|contains?|lacks?|needs?|requires?|lives?|tends?|becomes?)\b/i;

/**
 * @param line as in the note
 * @returns the question for an English line's meaning; null if it does not describe its term, so that the
 * card asks for the term
 */
export function definitionFront(
  term: string,
  meaning: string,
  line: string,
  usage: NoteUsage,
): string | null {
  const inner = innerForm(term, usage);
  const named = inQuestion(term, usage, isOneThing(meaning));
  const isEqual = /\s=\s/.test(line);
  if (isEqual && FORMULA.test(meaning)) return `What is the formula for ${formulaName(inner, named)}?`;
  if (FORMULA.test(meaning) && /\d|=/.test(meaning)) return null;
  if (LAW.test(term)) return `State ${/^\p{Lu}.*['’]s?\s/u.test(term) ? '' : 'the '}${term}.`;

  const form = formOfMeaning(term, meaning);
  const isThing = !isAdjective(term) && named !== null && !/\sand\s/.test(term);
  if (form === 'does' && !STATE.test(meaning)) {
    if (/^\p{Ll}/u.test(inner) && isGroup(term)) return `What ${doesOrDo(term)} the ${inner} do?`;
    if (isThing) return `What ${doesOrDo(term)} ${named} do?`;
  }
  if (isThing && (form === 'is' || (isEqual && isSameNumber(term, meaning))))
    return `What ${/^an?\s/i.test(meaning) ? 'is' : isOrAre(term)} ${named}?`;
  if (form === 'fragment' || (isName(term) && form === 'clause')) return null;
  return `What is meant by “${inner}”?`;
}

/** @returns whether a meaning opens as "an atom with …", "a person who …" do: there are several */
export function isOneThing(meaning: string): boolean {
  const tagged = tagWords(`${meaning}.`, getWords(meaning));
  return /^an?\s/i.test(meaning) && isCounted(tagged[headNoun(tagged)]?.lower ?? '');
}

/** @returns the question for the formula of a term: of "the money multiplier", of "gross profit" */
export function formulaFront(term: string, usage: NoteUsage): string {
  return `What is the formula for ${formulaName(innerForm(term, usage), inQuestion(term, usage, false))}?`;
}

/** "The money multiplier", "gross profit". */
function formulaName(inner: string, named: string | null): string {
  if (named === inner || !/^\p{Ll}/u.test(inner)) return inner;
  return /(?:er|or|ratio|rate|index|value)$/.test(inner) || named !== null ? `the ${inner}` : inner;
}

/** "Nucleons = protons and neutrons": the sign says that they are the same. */
function isSameNumber(term: string, meaning: string): boolean {
  const tagged = tagWords(`${meaning}.`, getWords(meaning));
  return (
    headNoun(tagged) !== -1 && !/[\d,;]/.test(meaning) && isPluralPhrase(term) && isPluralPhrase(meaning)
  );
}
