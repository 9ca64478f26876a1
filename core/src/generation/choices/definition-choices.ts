import { isPluralPhrase } from '../../text/number-form.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { phrasesFor } from '../facts/phrases/phrases-by-language.ts';
import { isOfForm, lengthRatio } from '../gate/option-form.ts';
import type { Choice, Sibling } from './choice.ts';
import { likeness } from './definition-class.ts';
import type { Definition } from './definitions.ts';

const TERM_WORTH = 4;
const MEANING_WORTH = 3.8;
const OF_ONE_KIND = 0.6;
/** To either side: a note of ten thousand definitions has siblings enough nearby. */
const MOST_COMPARED = 80;
const SAME_MEANING = 0.5;
const NEARLY_SAME = 0.85;
/** Longer or shorter than this, times the key, a meaning is told by its length. */
const MOST_LENGTH_RATIO = 1.9;
const FEWEST = 3;
/** The number of places by which a more similar definition counts as nearer. */
const NEARER = 4;

/** Asks for the term of each definition, and for its meaning, with options from its list or class. */
export function definitionChoices(definitions: readonly Definition[]): Choice[] {
  return definitions.flatMap((own, at) => {
    const siblings = siblingsOf(own, at, definitions);
    return [...askForTerm(own, siblings), ...askForMeaning(own, siblings)];
  });
}

/** Nearest first; more similar ones count as nearer. */
function siblingsOf(own: Definition, at: number, all: readonly Definition[]): Definition[] {
  const from = Math.max(0, at - MOST_COMPARED);
  return all
    .slice(from, at + MOST_COMPARED)
    .map((other, index) => ({
      other,
      distance:
        Math.abs(from + index - at) -
        NEARER * (likeness(other.ofClass, own.ofClass) + (other.form === own.form ? 1 : 0)),
    }))
    .filter(({ other }) => other !== own && isSibling(own, other) && !mayBeRight(own, other))
    .sort((one, two) => one.distance - two.distance)
    .map(({ other }) => other);
}

/**
 * Lines of one run are siblings, unless one is a person. Sentences of one section are siblings if they make
 * similar statements, and sentences from elsewhere if they use the same word for it. Terms that a book prints
 * in bold are siblings within their section, and within the next ones if they have one class.
 */
function isSibling(own: Definition, other: Definition): boolean {
  const alike = likeness(own.ofClass, other.ofClass);
  if (own.run !== null || other.run !== null)
    return own.run === other.run && own.ofClass.isPerson === other.ofClass.isPerson;
  if (isOfSection(own, other)) return alike > (other.meaning === '' ? -1 : 0);
  if (alike === 2 && other.meaning !== '') return true;
  const apart = Math.abs(own.origin.page - other.origin.page);
  return own.isBold && other.isBold && alike === 1 && apart <= NEAR;
}

/** The distance in sections, which are the pages of a file without pages. */
const NEAR = 2;

function isOfSection({ origin }: Definition, { origin: other }: Definition): boolean {
  return other.page === origin.page
    ? other.section === origin.section
    : origin.section !== null && other.section === origin.section;
}

/**
 * Excludes definitions that are nearly equal, terms of one kind without a meaning, and the class of a thing:
 * a red giant is a star. Twins differ in one word: "demand rises", "demand falls".
 */
function mayBeRight(own: Definition, other: Definition): boolean {
  if (other.meaning === '' && likeness(own.ofClass, other.ofClass) === 2) return true;
  const isPartOfOther = own.stems.isSubsetOf(other.stems) || other.stems.isSubsetOf(own.stems);
  if (overlapF1(own.stems, other.stems) > (isPartOfOther ? SAME_MEANING : NEARLY_SAME)) return true;
  const named = contentStems(other.term);
  return named.size > 0 && named.isSubsetOf(own.stems);
}

const kindWorth = (own: Definition, siblings: readonly Definition[]) =>
  siblings.slice(0, FEWEST).every((other) => likeness(own.ofClass, other.ofClass) === 2) ? OF_ONE_KIND : 0;

function askForTerm(own: Definition, others: readonly Definition[]): Choice[] {
  const siblings = others.filter(({ term }) => isOfForm(term, own.term));
  if (own.termStem === null || siblings.length < FEWEST) return [];

  return [
    {
      ...baseOf(own),
      kind: 'term',
      stem: own.termStem,
      key: own.term,
      siblings: siblings.map(({ term, meaning }) => ({ text: term, name: meaning })),
      why: whyThisTerm(own),
      worth: TERM_WORTH + kindWorth(own, siblings),
    },
  ];
}

const whyThisTerm =
  ({ term, language }: Definition) =>
  (chosen: readonly Sibling[]) => {
    const other = chosen.find(({ name }) => name !== '');
    return other === undefined
      ? `Your note says this of “${term}” alone.`
      : phrasesFor(language).why.says(other.text, other.name);
  };

function askForMeaning(own: Definition, others: readonly Definition[]): Choice[] {
  const siblings = others.filter(
    ({ meaning, form, stems, meaningStem }) =>
      meaningStem !== null &&
      form === own.form &&
      isPluralPhrase(firstWord(meaning)) === isPluralPhrase(firstWord(own.meaning)) &&
      lengthRatio(meaning, own.meaning) <= MOST_LENGTH_RATIO &&
      contentStems(own.term).isDisjointFrom(stems),
  );
  if (own.meaningStem === null || siblings.length < FEWEST) return [];

  return [
    {
      ...baseOf(own),
      kind: 'meaning',
      stem: own.meaningStem,
      key: own.meaning,
      siblings: siblings.map(({ term, meaning }) => ({ text: meaning, name: term })),
      why: (chosen) => phrasesFor(own.language).why.others(chosen.map(({ name }) => name)),
      worth: MEANING_WORTH + kindWorth(own, siblings),
    },
  ];
}

/** Compares "Cells that store lipids" with "a group of cells". */
const firstWord = (meaning: string) => meaning.split(' ', 1)[0] ?? '';

const baseOf = ({ origin, spends }: Definition) => ({ origin, spends });
