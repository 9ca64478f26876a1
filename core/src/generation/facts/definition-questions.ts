import { normalForm, wordsOf } from '../../text/words.ts';
import { worthOf } from '../askables/worth.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import { isOfForm, lengthRatio, looksAlike } from '../gate/option-form.ts';
import { chanceOfTwo, type OptionTraits, plausibilityOf, wordingTraits } from '../options/plausibility.ts';
import { names, namesWhole, siblingFinder, strangerFinder } from './definition-siblings.ts';
import type { DefinitionFact } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import type { Phrases } from './phrases/phrases.ts';

/** Where nothing is known of how likely an option is taken for the key. */
const TERM_WORTH = 4;
const MEANING_WORTH = 3.6;
/** How many of these questions are right and worth asking, whatever stands beside the key. */
const SOUND_TERM = 0.85;
const SOUND_MEANING = 0.75;
/** A student who typed a line wants to know it: so much more than a sentence of a book. */
const OF_TYPED_LINE = 0.7;
/** Longer or shorter than this, times the key, a meaning is told by its length. */
const MOST_LENGTH_RATIO = 2.5;

/**
 * Both ways of asking about each labelled line: for the term, and for what is said of it.
 *
 * @param likeness of phrases in the language of the lines; null where nothing is known of it
 */
export function definitionQuestions(
  definitions: readonly DefinitionFact[],
  phrases: Phrases,
  likeness: PhraseLikeness | null,
): FactQuestion[] {
  const facts = withoutContradictions(definitions);
  const [siblingsAt, strangersAt] = [siblingFinder(facts), strangerFinder(facts)];
  return facts.flatMap((fact, at) => {
    if (names(fact, fact) || spellsOut(fact) || isBareNumber(fact)) return [];

    const others = rivalsFirst(fact, { siblings: siblingsAt(at), strangers: strangersAt(at) }, likeness);
    return [askForTerm(fact, others, phrases), askForMeaning(fact, others, phrases)];
  });
}

/** "Clay: 45" is asked as a number, where it says enough for one. */
const isBareNumber = ({ meaning }: DefinitionFact) => /^[\d.,%\s]+$/.test(meaning);

/** "TBC: toxicological benchmark concentration": the letters give the words away, and the words the letters. */
function spellsOut({ term, meaning }: DefinitionFact): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(term)) return false;
  const initials = wordsOf(meaning).map(({ lower }) => lower.charAt(0));
  return initials.join('').startsWith(term.toLowerCase());
}

/** What the note says of other terms: beside the fact, and elsewhere. */
interface Others {
  siblings: readonly Other[];
  strangers: readonly Other[];
}

interface Other {
  fact: DefinitionFact;
  /** The log-odds that its term is taken for the one that is asked; null where nothing is known of it. */
  plausibility: number | null;
}

/** What someone who has half learnt the note is likeliest to take for the term comes first: what stands near, and what is named or used alike. */
function rivalsFirst(
  own: DefinitionFact,
  { siblings, strangers }: Record<keyof Others, readonly DefinitionFact[]>,
  likeness: PhraseLikeness | null,
): Others {
  const sorted = (facts: readonly DefinitionFact[]) =>
    likeness === null
      ? facts.map((fact) => ({ fact, plausibility: null }))
      : facts
          .map((fact) => ({ fact, plausibility: plausibilityOf(traitsOf(fact, own, likeness)) }))
          .sort((one, other) => other.plausibility - one.plausibility);
  return { siblings: sorted(siblings), strangers: sorted(strangers) };
}

/** Characters of a line: lines stand apart as sentences do. */
const LINE = 50;
/** In lines, between those of two pages. */
const PAGE_APART = 50;

function traitsOf(option: DefinitionFact, key: DefinitionFact, likeness: PhraseLikeness): OptionTraits {
  const isOnPage = option.origin.page === key.origin.page;
  return {
    ...wordingTraits(option.term, key.term),
    distance: isOnPage ? Math.abs(option.origin.start - key.origin.start) / LINE : PAGE_APART,
    beside: 0,
    isSameClass: option.group === key.group,
    likeness: likeness(option.term, key.term),
    isBold: false,
    askedLikeness: likeness(key.meaning, key.term),
  };
}

const DISTRACTORS = 3;

/** Those of other sections stand beside a key only where its own has too few. */
function chosen(
  { siblings, strangers }: Others,
  suits: (other: DefinitionFact) => boolean,
): { others: Other[]; isOfClass: boolean } {
  const near = siblings.filter(({ fact }) => suits(fact));
  return near.length >= DISTRACTORS
    ? { others: near, isOfClass: true }
    : { others: [...near, ...strangers.filter(({ fact }) => suits(fact))], isOfClass: false };
}

function worthBeside(others: readonly Other[], sound: number): number | null {
  const likeliest = others.slice(0, DISTRACTORS).flatMap(({ plausibility }) => plausibility ?? []);
  return likeliest.length < DISTRACTORS ? null : worthOf(sound * chanceOfTwo(likeliest)) + OF_TYPED_LINE;
}

/** A term that is explained in two ways has no one meaning, and one meaning of two terms no one term. */
function withoutContradictions(definitions: readonly DefinitionFact[]): DefinitionFact[] {
  const terms = countsOf(definitions.map(({ term }) => normalForm(term)));
  const meanings = countsOf(definitions.map(({ meaning }) => normalForm(meaning)));
  return definitions.filter(
    ({ term, meaning }) => terms.get(normalForm(term)) === 1 && meanings.get(normalForm(meaning)) === 1,
  );
}

function countsOf(forms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

function askForTerm(fact: DefinitionFact, others: Others, phrases: Phrases): FactQuestion {
  const { term, meaning, origin } = fact;
  const { others: beside, isOfClass } = chosen(
    others,
    (other) => looksAlike(term, [other.term]) && !namesWhole(fact, other),
  );
  const options = withOneOfOtherForm(term, beside);
  return {
    kind: 'term',
    stem: phrases.term(meaning, term),
    key: term,
    distractors: options.map((other) => other.fact.term),
    origin,
    isOfClass,
    worth: worthBeside(options, SOUND_TERM) ?? TERM_WORTH,
    spends: spendsOf(fact),
  };
}

/** Where the most plausible is a plural beside singulars, it may stand there; two such would set the key apart. */
function withOneOfOtherForm(term: string, others: readonly Other[]): Other[] {
  const isAlike = ({ fact }: Other) => isOfForm(fact.term, term);
  const odd = others.find((other) => !isAlike(other));
  return others.filter((other) => other === odd || isAlike(other));
}

function askForMeaning(fact: DefinitionFact, others: Others, phrases: Phrases): FactQuestion {
  const { term, meaning, origin } = fact;
  const { others: beside, isOfClass } = chosen(
    others,
    (other) => hasLikeForm(other.meaning, meaning) && !namesWhole(other, fact),
  );
  return {
    kind: 'meaning',
    stem: phrases.meaning(term, meaning),
    key: meaning,
    distractors: beside.map((other) => other.fact.meaning),
    origin,
    isOfClass,
    worth: worthBeside(beside, SOUND_MEANING) ?? MEANING_WORTH,
    spends: spendsOf(fact),
  };
}

/** "Drivers licence, vehicle licence, insurance certificate" beside what something means is no option. */
const isEnumeration = (meaning: string) => meaning.split(',').length > MOST_COMMAS;
const MOST_COMMAS = 2;

function hasLikeForm(option: string, key: string): boolean {
  return isEnumeration(option) === isEnumeration(key) && lengthRatio(option, key) <= MOST_LENGTH_RATIO;
}

function spendsOf({ term }: DefinitionFact): string[] {
  return [`term:${normalForm(term)}`];
}
