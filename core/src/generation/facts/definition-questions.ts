import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import { isOfForm } from '../gate/option-form.ts';
import { classOfDefinition } from './definition-class.ts';
import type { DefinitionFact } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import type { Phrases } from './phrases.ts';

const TERM_WORTH = 4;
const MEANING_WORTH = 3.6;
const SAME_MEANING = 0.5;
const FEWEST_DISTRACTORS = 3;
const FEWEST_COMMON = 3;
const COMMON_SHARE = 0.4;
/** Longer or shorter than this, times the key, a meaning is told by its length. */
const MOST_LENGTH_RATIO = 2.5;

/** Both ways of asking about each labelled line: for the term, and for what is said of it. */
export function definitionQuestions(
  definitions: readonly DefinitionFact[],
  phrases: Phrases,
): FactQuestion[] {
  const facts = withoutContradictions(definitions);
  const common = commonStems(facts);
  return facts.flatMap((fact) => {
    const siblings = siblingsOf(fact, facts, common);
    return [askForTerm(fact, siblings, phrases), askForMeaning(fact, siblings, phrases)].filter(
      (question) => question !== null,
    );
  });
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

/** Those of its own list, most alike first, then those under the same heading; a line from elsewhere is of no known class. */
function siblingsOf(
  fact: DefinitionFact,
  facts: readonly DefinitionFact[],
  common: ReadonlySet<string>,
): DefinitionFact[] {
  const others = facts.filter((other) => other !== fact && !overlap(fact, other, common));
  const own = others
    .filter(({ group }) => group === fact.group)
    .sort((one, other) => likeness(other, fact) - likeness(one, fact));
  if (own.length >= FEWEST_DISTRACTORS) return ofOneClass(fact, own);

  const near = others.filter(
    ({ group, origin }) =>
      group !== fact.group && origin.page === fact.origin.page && origin.section === fact.origin.section,
  );
  return ofOneClass(fact, [...own, ...near]);
}

/**
 * Those of which the note says the same sort of thing, where there are enough: of winds other winds. A person is never asked
 * beside things; what happens stands beside things where the note has too little of it.
 */
function ofOneClass(fact: DefinitionFact, siblings: readonly DefinitionFact[]): DefinitionFact[] {
  const own = classOfDefinition(fact);
  const same = siblings.filter((sibling) => classOfDefinition(sibling) === own);
  const alike = same.filter(({ meaning }) => opensAlike(meaning, fact.meaning));
  if (alike.length >= FEWEST_DISTRACTORS) return alike;
  if (own === 'person' || same.length >= FEWEST_DISTRACTORS) return same;
  return siblings.filter((sibling) => classOfDefinition(sibling) !== 'person');
}

const ENDING_LENGTH = 3;

/** What is said of them opens alike, their names end alike, or one section has both. */
function likeness(one: DefinitionFact, other: DefinitionFact): number {
  const isSaidAlike = opensAlike(one.meaning, other.meaning);
  const endsAlike = one.term.slice(-ENDING_LENGTH) === other.term.slice(-ENDING_LENGTH);
  return (isSaidAlike ? 2 : 0) + (endsAlike ? 2 : 0) + (one.origin.section === other.origin.section ? 1 : 0);
}

/** "Gebiet mit Wolken" and "Gebiet ohne Wolken", "ein warmer Fallwind" and "ein starker Wind". */
function opensAlike(one: string, other: string): boolean {
  return shareWord(openingOf(one), openingOf(other));
}

const OPENING_WORDS = 2;

function openingOf(meaning: string): string[] {
  return [...contentStems(meaning)].slice(0, OPENING_WORDS);
}

/** Two lines that say nearly the same are both right. */
function overlap(one: DefinitionFact, other: DefinitionFact, common: ReadonlySet<string>): boolean {
  const own = (meaning: string) => contentStems(meaning).difference(common);
  return overlapF1(own(one.meaning), own(other.meaning)) > SAME_MEANING;
}

/** Words that many meanings share tell none of them apart, such as those of grammar in a language without a list of them. */
function commonStems(facts: readonly DefinitionFact[]): Set<string> {
  const counts = countsOf(facts.flatMap(({ meaning }) => [...contentStems(meaning)]));
  const least = Math.max(FEWEST_COMMON, COMMON_SHARE * facts.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([stem]) => stem));
}

function askForTerm(
  fact: DefinitionFact,
  siblings: readonly DefinitionFact[],
  phrases: Phrases,
): FactQuestion | null {
  const { term, meaning, origin } = fact;
  if (givesAway(meaning, term)) return null;

  const distractors = siblings
    .map((sibling) => sibling.term)
    .filter((option) => isOfForm(option, term) && !givesAway(option, meaning));
  return {
    kind: 'term',
    stem: phrases.term(meaning, term),
    key: term,
    distractors,
    origin,
    worth: TERM_WORTH,
    spends: spendsOf(fact),
  };
}

function askForMeaning(
  fact: DefinitionFact,
  siblings: readonly DefinitionFact[],
  phrases: Phrases,
): FactQuestion | null {
  const { term, meaning, origin } = fact;
  if (givesAway(meaning, term)) return null;

  const distractors = siblings
    .map((sibling) => sibling.meaning)
    .filter((option) => hasLikeLength(option, meaning) && !givesAway(option, term));
  return {
    kind: 'meaning',
    stem: phrases.meaning(term, meaning),
    key: meaning,
    distractors,
    origin,
    worth: MEANING_WORTH,
    spends: spendsOf(fact),
  };
}

const SHORTEST_PART = 4;

/** A word of the one stands in the other, by itself or in a compound: "Hochdruckgebiet" is a "Gebiet". */
function givesAway(one: string, other: string): boolean {
  return shareWord([...contentStems(one)], [...contentStems(other)]);
}

function shareWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) =>
    others.some((own) => word === own || isPartOf(word, own) || isPartOf(own, word)),
  );
}

function isPartOf(part: string, compound: string): boolean {
  return part.length >= SHORTEST_PART && (compound.startsWith(part) || compound.endsWith(part));
}

function hasLikeLength(option: string, key: string): boolean {
  const ratio = option.length / Math.max(1, key.length);
  return ratio <= MOST_LENGTH_RATIO && ratio >= 1 / MOST_LENGTH_RATIO;
}

function spendsOf({ term }: DefinitionFact): string[] {
  return [`term:${normalForm(term)}`];
}
