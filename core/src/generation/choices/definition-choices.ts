import { isPluralPhrase } from '../../text/number-form.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { getPhrases } from '../facts/phrases/phrases-by-language.ts';
import { getAsker } from '../facts/phrases/term-kinds.ts';
import { isOfForm, lengthRatio } from '../gate/option-form.ts';
import { capitalised } from '../reading/asides.ts';
import type { Choice, Sibling } from './choice.ts';
import type { Definition } from './definition.ts';
import { likeness } from './definition-class.ts';

const TERM_WORTH = 4;
const MEANING_WORTH = 3.8;
const OF_ONE_KIND = 0.6;
/** To either side: a note of ten thousand definitions has siblings enough nearby. */
const MAX_COMPARED = 80;
const SAME_MEANING = 0.5;
const NEARLY_SAME = 0.85;
/** Longer or shorter than this, times the key, a meaning is told by its length. */
const MAX_LENGTH_RATIO = 1.9;
const FEWEST = 3;
/** The number of places by which a more similar definition counts as nearer. */
const NEARER = 4;

/** Asks for the term of each definition, and for its meaning, with options from its list or class. */
export function definitionChoices(definitions: readonly Definition[]): Choice[] {
  return definitions.flatMap((ownDefinition, index) => {
    const siblings = getSiblings(ownDefinition, index, definitions);
    return [...askForTerm(ownDefinition, siblings), ...askForMeaning(ownDefinition, siblings)];
  });
}

/** Nearest first; more similar ones count as nearer. */
function getSiblings(ownDefinition: Definition, at: number, all: readonly Definition[]): Definition[] {
  const from = Math.max(0, at - MAX_COMPARED);
  return all
    .slice(from, at + MAX_COMPARED)
    .map((other, index) => ({
      other,
      distance:
        Math.abs(from + index - at) -
        NEARER *
          (likeness(other.ofClass, ownDefinition.ofClass) + (other.form === ownDefinition.form ? 1 : 0)),
    }))
    .filter(
      ({ other }) =>
        other !== ownDefinition && isSibling(ownDefinition, other) && !mayBeRight(ownDefinition, other),
    )
    .sort((one, two) => one.distance - two.distance)
    .map(({ other }) => other);
}

/**
 * Lines of one run are siblings, unless one is a person. Sentences of one section are siblings if they make
 * similar statements, and sentences from elsewhere if they use the same word for it. Terms that a book prints
 * in bold are siblings within their section, and within the next ones if they have one class.
 */
function isSibling(ownDefinition: Definition, other: Definition): boolean {
  const alike = likeness(ownDefinition.ofClass, other.ofClass);
  if (ownDefinition.run !== null || other.run !== null)
    return ownDefinition.run === other.run && ownDefinition.ofClass.isPerson === other.ofClass.isPerson;
  if (isOfSection(ownDefinition, other)) return alike > (other.meaning === '' ? -1 : 0);
  if (alike === 2 && other.meaning !== '') return true;
  const apart = Math.abs(ownDefinition.origin.page - other.origin.page);
  return ownDefinition.isBold && other.isBold && alike === 1 && apart <= NEAR;
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
function mayBeRight(ownDefinition: Definition, other: Definition): boolean {
  if (other.meaning === '' && likeness(ownDefinition.ofClass, other.ofClass) === 2) return true;
  const isPartOfOther =
    ownDefinition.stems.isSubsetOf(other.stems) || other.stems.isSubsetOf(ownDefinition.stems);
  if (overlapF1(ownDefinition.stems, other.stems) > (isPartOfOther ? SAME_MEANING : NEARLY_SAME)) return true;
  const named = contentStems(other.term);
  return named.size > 0 && named.isSubsetOf(ownDefinition.stems);
}

const kindWorth = (ownDefinition: Definition, siblings: readonly Definition[]) =>
  siblings.slice(0, FEWEST).every((other) => likeness(ownDefinition.ofClass, other.ofClass) === 2)
    ? OF_ONE_KIND
    : 0;

function askForTerm(ownDefinition: Definition, others: readonly Definition[]): Choice[] {
  // Options of one question open alike.
  const own = capitalised(ownDefinition.term);
  const siblings = others.filter(({ term }) => isOfForm(capitalised(term), own));
  const stem = getTermStem(ownDefinition, siblings);
  if (stem === null || siblings.length < FEWEST) return [];

  return [
    {
      ...getBase(ownDefinition),
      kind: 'term',
      stem,
      key: ownDefinition.term,
      siblings: siblings.map(({ term, meaning }) => ({ text: term, name: meaning })),
      why: whyThisTerm(ownDefinition),
      worth: TERM_WORTH + kindWorth(ownDefinition, siblings),
    },
  ];
}

const OPENS_WITH_TERM = /^Which term (?:fits|is used) /;

/** If all options are of one kind, the question names it; else a kind would rule options out. */
function getTermStem({ termStem, kind }: Definition, siblings: readonly Definition[]): string | null {
  const asker = getAsker(kind);
  if (termStem === null || asker === null || kind === 'term') return asker === null ? null : termStem;
  const areOfKind = siblings.slice(0, OPTIONS_LOOKED_AT).every((other) => other.kind === kind);
  const opening = areOfKind ? asker : 'Which of the following';
  return termStem.replace(
    OPENS_WITH_TERM,
    `${opening} ${kind === 'person' && areOfKind ? 'is described as' : 'fits'} `,
  );
}

/** Options come from the nearest siblings. */
const OPTIONS_LOOKED_AT = 8;

const whyThisTerm =
  ({ term, language }: Definition) =>
  (selectedSiblings: readonly Sibling[]) => {
    const other = selectedSiblings.find(({ name }) => name !== '');
    return other === undefined
      ? `Your note says this of “${term}” alone.`
      : getPhrases(language).why.says(other.text, other.name);
  };

function askForMeaning(ownDefinition: Definition, others: readonly Definition[]): Choice[] {
  const siblings = others.filter(
    ({ meaning, form, stems, meaningStem }) =>
      meaningStem !== null &&
      form === ownDefinition.form &&
      isPluralPhrase(firstWord(meaning)) === isPluralPhrase(firstWord(ownDefinition.meaning)) &&
      lengthRatio(meaning, ownDefinition.meaning) <= MAX_LENGTH_RATIO &&
      contentStems(ownDefinition.term).isDisjointFrom(stems),
  );
  if (ownDefinition.meaningStem === null || siblings.length < FEWEST) return [];

  return [
    {
      ...getBase(ownDefinition),
      kind: 'meaning',
      stem: ownDefinition.meaningStem,
      key: ownDefinition.meaning,
      siblings: siblings.map(({ term, meaning }) => ({ text: meaning, name: term })),
      why: (selectedSiblings) =>
        getPhrases(ownDefinition.language).why.others(selectedSiblings.map(({ name }) => name)),
      worth: MEANING_WORTH + kindWorth(ownDefinition, siblings),
    },
  ];
}

/** Compares "Cells that store lipids" with "a group of cells". */
const firstWord = (meaning: string) => meaning.split(' ', 1)[0] ?? '';

const getBase = ({ origin, spends }: Definition) => ({ origin, spends });
