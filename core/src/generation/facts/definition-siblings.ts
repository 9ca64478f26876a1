import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { classOfDefinition, type DefinitionClass } from './definition-class.ts';
import type { DefinitionFact } from './fact.ts';

const FEWEST_DISTRACTORS = 3;
const SAME_MEANING = 0.5;
/** Of two that each say something the other does not. */
const NEARLY_SAME = 0.85;
const FEWEST_COMMON = 3;
const COMMON_SHARE = 0.4;
/** To either side: a note of ten thousand definitions has rivals enough nearby. */
const MOST_COMPARED = 120;

/**
 * @param facts in the order of the note
 * @returns finds, for the fact at an index, those whose terms and meanings can stand beside its own without being right
 */
export function siblingFinder(facts: readonly DefinitionFact[]): (at: number) => DefinitionFact[] {
  const common = commonStems(facts);
  return (at) => {
    const near = facts.slice(Math.max(0, at - MOST_COMPARED), at + MOST_COMPARED);
    const fact = facts[at];
    return fact === undefined ? [] : siblingsOf(fact, near, common);
  };
}

/**
 * @param facts in the order of the note
 * @returns finds, for the fact at an index, those of other sections: a short note defines few terms side by side, and theirs
 * are the only others. None is a person where the fact is none, or a thing where it is one. The nearest come first.
 */
export function strangerFinder(facts: readonly DefinitionFact[]): (at: number) => DefinitionFact[] {
  const common = commonStems(facts);
  return (at) => {
    const fact = facts[at];
    if (fact === undefined) return [];

    const from = Math.max(0, at - MOST_COMPARED);
    return facts
      .slice(from, at + MOST_COMPARED)
      .map((other, index) => ({ other, distance: Math.abs(from + index - at) }))
      .filter(
        ({ other }) => !isNear(other, fact) && isLikePerson(other, fact) && !overlap(fact, other, common),
      )
      .sort((one, two) => one.distance - two.distance)
      .map(({ other }) => other);
  };
}

const isNear = (other: DefinitionFact, { group, origin }: DefinitionFact) =>
  other.group === group || (other.origin.page === origin.page && other.origin.section === origin.section);

const isLikePerson = (one: DefinitionFact, other: DefinitionFact) =>
  (wordsOfFact(one).ofClass === 'person') === (wordsOfFact(other).ofClass === 'person');

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
  const own = wordsOfFact(fact).ofClass;
  const same = siblings.filter((sibling) => wordsOfFact(sibling).ofClass === own);
  const alike = same.filter((sibling) => opensAlike(sibling, fact));
  if (alike.length >= FEWEST_DISTRACTORS) return alike;
  if (own === 'person' || same.length >= FEWEST_DISTRACTORS) return same;
  return siblings.filter((sibling) => wordsOfFact(sibling).ofClass !== 'person');
}

const ENDING_LENGTH = 3;

/** What is said of them opens alike, their names end alike, or one section has both. */
function likeness(one: DefinitionFact, other: DefinitionFact): number {
  const isSaidAlike = opensAlike(one, other);
  const endsAlike = one.term.slice(-ENDING_LENGTH) === other.term.slice(-ENDING_LENGTH);
  return (isSaidAlike ? 2 : 0) + (endsAlike ? 2 : 0) + (one.origin.section === other.origin.section ? 1 : 0);
}

/** "Gebiet mit Wolken" and "Gebiet ohne Wolken", "ein warmer Fallwind" and "ein starker Wind". */
function opensAlike(one: DefinitionFact, other: DefinitionFact): boolean {
  return shareWord(wordsOfFact(one).opening, wordsOfFact(other).opening);
}

const OPENING_WORDS = 2;

interface FactWords {
  term: ReadonlySet<string>;
  meaning: ReadonlySet<string>;
  /** The first of what is said of it. */
  opening: ReadonlySet<string>;
  ofClass: DefinitionClass;
}

const wordsByFact = new WeakMap<DefinitionFact, FactWords>();

/** Every definition is compared with many others. */
function wordsOfFact(fact: DefinitionFact): FactWords {
  const known = wordsByFact.get(fact);
  if (known !== undefined) return known;

  const meaning = contentStems(fact.meaning);
  const opening = new Set([...meaning].slice(0, OPENING_WORDS));
  const words = { term: contentStems(fact.term), meaning, opening, ofClass: classOfDefinition(fact) };
  wordsByFact.set(fact, words);
  return words;
}

/**
 * Two lines that say nearly the same are both right. "Data from an addressed location placed on the bus" and "data on the bus
 * written into an addressed location" share most of their words, and each has one of its own.
 */
function overlap(one: DefinitionFact, other: DefinitionFact, common: ReadonlySet<string>): boolean {
  const [own, others] = [one, other].map((fact) => wordsOfFact(fact).meaning.difference(common)) as [
    Set<string>,
    Set<string>,
  ];
  const isPartOfOther = own.isSubsetOf(others) || others.isSubsetOf(own);
  return overlapF1(own, others) > (isPartOfOther ? SAME_MEANING : NEARLY_SAME);
}

/** Words that many meanings share tell none of them apart, such as those of grammar in a language without a list of them. */
function commonStems(facts: readonly DefinitionFact[]): Set<string> {
  const counts = new Map<string, number>();
  for (const stem of facts.flatMap((fact) => [...wordsOfFact(fact).meaning]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const least = Math.max(FEWEST_COMMON, COMMON_SHARE * facts.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([stem]) => stem));
}

const SHORTEST_PART = 4;

/** @returns whether what is said of one holds a word of the other's term, also in a compound: "Hochdruckgebiet" is a "Gebiet" */
export function names(fact: DefinitionFact, other: DefinitionFact): boolean {
  return shareWord(wordsOfFact(fact).meaning, wordsOfFact(other).term);
}

/** @returns whether what is said of one names the whole of the other's term, so that the other may be what is meant */
export function namesWhole(fact: DefinitionFact, other: DefinitionFact): boolean {
  const said = wordsOfFact(fact).meaning;
  const named = [...wordsOfFact(other).term];
  return named.length > 0 && named.every((word) => shareWord(said, new Set([word])));
}

function shareWord(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of words)
    for (const other of others)
      if (word === other || isPartOf(word, other) || isPartOf(other, word)) return true;
  return false;
}

function isPartOf(part: string, compound: string): boolean {
  return part.length >= SHORTEST_PART && (compound.startsWith(part) || compound.endsWith(part));
}
