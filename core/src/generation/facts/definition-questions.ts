import { normalForm } from '../../text/words.ts';
import { isOfForm } from '../gate/option-form.ts';
import { names, siblingFinder } from './definition-siblings.ts';
import type { DefinitionFact } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import type { Phrases } from './phrases/phrases.ts';

const TERM_WORTH = 4;
const MEANING_WORTH = 3.6;
/** Longer or shorter than this, times the key, a meaning is told by its length. */
const MOST_LENGTH_RATIO = 2.5;

/** Both ways of asking about each labelled line: for the term, and for what is said of it. */
export function definitionQuestions(
  definitions: readonly DefinitionFact[],
  phrases: Phrases,
): FactQuestion[] {
  const facts = withoutContradictions(definitions);
  const siblingsAt = siblingFinder(facts);
  return facts.flatMap((fact, at) => {
    const siblings = siblingsAt(at);
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

function askForTerm(
  fact: DefinitionFact,
  siblings: readonly DefinitionFact[],
  phrases: Phrases,
): FactQuestion | null {
  const { term, meaning, origin } = fact;
  if (names(fact, fact)) return null;

  const distractors = siblings
    .filter((sibling) => isOfForm(sibling.term, term) && !names(fact, sibling))
    .map((sibling) => sibling.term);
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
  if (names(fact, fact)) return null;

  const distractors = siblings
    .filter((sibling) => hasLikeForm(sibling.meaning, meaning) && !names(sibling, fact))
    .map((sibling) => sibling.meaning);
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

/** "Drivers licence, vehicle licence, insurance certificate" beside what something means is no option. */
const isEnumeration = (meaning: string) => meaning.split(',').length > MOST_COMMAS;
const MOST_COMMAS = 2;

function hasLikeForm(option: string, key: string): boolean {
  return isEnumeration(option) === isEnumeration(key) && hasLikeLength(option, key);
}

function hasLikeLength(option: string, key: string): boolean {
  const ratio = option.length / Math.max(1, key.length);
  return ratio <= MOST_LENGTH_RATIO && ratio >= 1 / MOST_LENGTH_RATIO;
}

function spendsOf({ term }: DefinitionFact): string[] {
  return [`term:${normalForm(term)}`];
}
