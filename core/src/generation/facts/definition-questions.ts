import { normalForm, wordsOf } from '../../text/words.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import { isOfForm, lengthRatio } from '../gate/option-form.ts';
import { names, namesWhole, siblingFinder, strangerFinder } from './definition-siblings.ts';
import type { DefinitionFact } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import type { Phrases } from './phrases/phrases.ts';

const TERM_WORTH = 4;
const MEANING_WORTH = 3.6;
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
    if (names(fact, fact) || spellsOut(fact)) return [];

    const others = rivalsFirst(fact, { siblings: siblingsAt(at), strangers: strangersAt(at) }, likeness);
    return [askForTerm(fact, others, phrases), askForMeaning(fact, others, phrases)];
  });
}

/** "TBC: toxicological benchmark concentration": the letters give the words away, and the words the letters. */
function spellsOut({ term, meaning }: DefinitionFact): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(term)) return false;
  const initials = wordsOf(meaning).map(({ lower }) => lower.charAt(0));
  return initials.join('').startsWith(term.toLowerCase());
}

/** What the note says of other terms: beside the fact, and elsewhere. */
interface Others {
  siblings: readonly DefinitionFact[];
  strangers: readonly DefinitionFact[];
}

/** A position further down in the order that the structure gives costs so much likeness. */
const POSITION_COST = 0.03;

/** What is used like the term comes first: someone who has not learnt the note may take it for the term. */
function rivalsFirst(
  { term }: DefinitionFact,
  { siblings, strangers }: Others,
  likeness: PhraseLikeness | null,
): Others {
  if (likeness === null) return { siblings, strangers };

  const sorted = (facts: readonly DefinitionFact[]) =>
    facts
      .map((fact, at) => ({ fact, near: likeness(fact.term, term) - POSITION_COST * at }))
      .sort((one, other) => other.near - one.near)
      .map(({ fact }) => fact);
  return { siblings: sorted(siblings), strangers: sorted(strangers) };
}

const DISTRACTORS = 3;

/** Those of other sections stand beside a key only where its own has too few. */
function chosen(
  { siblings, strangers }: Others,
  suits: (other: DefinitionFact) => boolean,
): { facts: DefinitionFact[]; isOfClass: boolean } {
  const near = siblings.filter(suits);
  return near.length >= DISTRACTORS
    ? { facts: near, isOfClass: true }
    : { facts: [...near, ...strangers.filter(suits)], isOfClass: false };
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
  const { facts, isOfClass } = chosen(
    others,
    (other) => isOfForm(other.term, term) && !namesWhole(fact, other),
  );
  return {
    kind: 'term',
    stem: phrases.term(meaning, term),
    key: term,
    distractors: facts.map((other) => other.term),
    origin,
    isOfClass,
    worth: TERM_WORTH,
    spends: spendsOf(fact),
  };
}

function askForMeaning(fact: DefinitionFact, others: Others, phrases: Phrases): FactQuestion {
  const { term, meaning, origin } = fact;
  const { facts, isOfClass } = chosen(
    others,
    (other) => hasLikeForm(other.meaning, meaning) && !namesWhole(other, fact),
  );
  return {
    kind: 'meaning',
    stem: phrases.meaning(term, meaning),
    key: meaning,
    distractors: facts.map((other) => other.meaning),
    origin,
    isOfClass,
    worth: MEANING_WORTH,
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
