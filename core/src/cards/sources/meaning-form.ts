import { classAgreement, classesOf } from '../../generation/classes/noun-classes.ts';
import { saysWhatItDoes } from '../../generation/facts/phrases/says-what-it-does.ts';
import { isPluralPhrase } from '../../text/number-form.ts';
import { type TaggedWord, tagWords } from '../../text/part-of-speech.ts';
import { wordsOf } from '../../text/words.ts';
import { headOf, isCounted } from './term-wording.ts';

/**
 * How an English line says what a term means: "controls the cell", "the movement of water", "two mistakes cancel each other",
 * or with a few words that are no definition: "goods sent back by customers" for a book.
 */
export type MeaningForm = 'does' | 'is' | 'clause' | 'fragment';

/** What opens a definition whatever the term is. */
const OPENS_DEFINITION =
  /^(?:an?|any|the|one|something|someone|anything|anyone|person|people|process|act|study|ability|state|how|when|where|what|whatever|type|kind|form|way|method|amount|number|rate|degree|set|group|unit|part|system|area|region|place)\s/i;
/** They open a phrase whose verb is inside of it: "something the business owns". */
const PRONOUN = /^(?:something|someone|anything|anyone|what|whatever|how|when|where)\s/i;
const SUPERLATIVE = /^(?:the|an?) (?:most|least|best|worst|main|only|first|last|same|opposite|good|bad)\b/i;
/** Behind a noun they say which: "play that ends in death". */
const SAYS_WHICH =
  /^(?:of|that|which|who|whose|where|when|for|with|without|in|into|from|between|on|at|by|to|before|after|during|under|over|about|against|around|through|like)$/;
const RELATIVE = /^(?:that|which|who|whose|where|when|how|what|if|because|as)$/;

/** @returns the form of what an English note says of a term */
export function formOfMeaning(term: string, meaning: string): MeaningForm {
  if (saysWhatItDoes(meaning)) return 'does';
  const tagged = tagWords(`${meaning}.`, wordsOf(meaning));
  const noun = headNoun(tagged);
  const isClause = hasOwnVerb(tagged);
  if (isClause && !PRONOUN.test(meaning)) return 'clause';
  if (OPENS_DEFINITION.test(meaning)) return SUPERLATIVE.test(meaning) ? 'fragment' : 'is';
  if (isClause) return 'clause';
  if (tagged[0]?.wordClass === 'gerund') return isCounted(headOf(term)) ? 'fragment' : 'is';
  if (noun === -1 || !agrees(term, tagged[noun]?.lower ?? '')) return 'fragment';
  return saysWhich(tagged[noun + 1]) ? 'is' : 'fragment';
}

/** @returns whether a description opens with a noun and says which one: "lines that rhyme", "zone between two tides" */
export function namesKind(meaning: string): boolean {
  const tagged = tagWords(`${meaning}.`, wordsOf(meaning));
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
  const before = tagged.slice(0, verb);
  // "Money the owner puts in": a clause without its "that".
  const contact = before.findIndex(
    ({ wordClass }, at) => wordClass === 'noun' && before[at + 1]?.wordClass === 'determiner',
  );
  return contact === -1 && before.at(-1)?.wordClass === 'noun';
}

/** A book is no goods: what stands in the other number, or is of another class, says something else of the term. */
function agrees(term: string, noun: string): boolean {
  const head = headOf(term);
  if (isPluralPhrase(term) !== isPluralPhrase(noun)) return false;
  return classAgreement(classesOf(head), classesOf(noun)) > 0;
}
