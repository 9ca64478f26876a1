import type { DefinitionFact } from '../../generation/facts/fact.ts';
import { GROUP_OF_SENTENCES } from '../../generation/facts/fact.ts';
import { pointOf } from '../../generation/facts/points/point-text.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { lowerFirst } from '../../text/says-what-it-does.ts';
import { contentStems, normalForm, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import { spellsOut } from './acronym-cards.ts';
import type { CardIdea } from './card-idea.ts';
import { formOfMeaning } from './meaning-form.ts';
import { doesOrDo, inQuestion, isOrAre } from './term-wording.ts';

const WORTH = 0.97;
const WORTH_OF_REVERSED = 0.9;
const MOST_TERM_WORDS = 5;
/** A fragment of fewer words is said of many things. */
const FEWEST_STEMS_REVERSED = 3;
const FEWEST_STEMS = 2;
const YEAR = /^(?:c\.? ?)?(?:1\d|20)\d\d(?:\s?[-–]\s?(?:(?:1\d|20)?\d\d))?$|^\d{1,4} ?(?:BC|BCE|AD|CE)$/i;
const LAW = /\b(?:laws?|principle|theorem|rule|postulate|axiom|hypothesis|equation)$/i;
const FORMULA = /[=×÷*/+^√]|\s[-−–]\s/u;

/** "Osmosis: movement of water through a membrane", and "1914 - amalgamation" as a date. */
export function definitionCards(
  definitions: readonly DefinitionFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  return definitions.flatMap((fact) => {
    // In a book what stands before a colon is a heading, a caption or an example.
    if (note.isBook && fact.group !== GROUP_OF_SENTENCES) return [];
    return ideaOf(fact, language, note) ?? [];
  });
}

function ideaOf(fact: DefinitionFact, language: WordedLanguage | null, note: CardNote): CardIdea | null {
  const meaning = pointOf(fact.meaning);
  const { term, origin } = fact;
  const phrases = cardPhrasesFor(language);
  const context = contextFor(note, fact, `${term} ${meaning}`);
  const about = [`term:${normalForm(term)}`];
  if (YEAR.test(term)) return dated({ year: term, event: meaning, fact, context, language });
  if (YEAR.test(meaning)) return dated({ year: meaning, event: term, fact, context, language });
  if (wordsOf(term).length > MOST_TERM_WORDS || isNumber(term)) return null;
  if (spellsOut(term, meaning))
    return {
      source: 'acronym',
      front: phrases.acronym(term),
      answers: [meaning],
      origin,
      about,
      worth: WORTH,
    };

  const card = { source: 'definition' as const, origin, about, worth: WORTH };
  if (language !== 'eng') {
    if (contentStems(meaning).size < FEWEST_STEMS) return null;
    return { ...card, front: phrases.meaning(term), answers: [meaning] };
  }
  const front = englishFront(term, meaning, origin.quote);
  if (front !== null && contentStems(meaning).size >= FEWEST_STEMS)
    return { ...card, front, answers: [meaning] };
  if (contentStems(meaning).size < FEWEST_STEMS_REVERSED) return null;
  return { ...card, front: `${context}${phrases.term(meaning)}`, answers: [term], worth: WORTH_OF_REVERSED };
}

/** @returns how an English line is asked; null where what it says is no meaning of its term, so that the term is asked */
function englishFront(term: string, meaning: string, line: string): string | null {
  if (line.includes('=') && FORMULA.test(meaning)) return `What is the formula for ${lowerFirst(term)}?`;
  if (FORMULA.test(meaning) && /\d|=/.test(meaning)) return null;
  if (LAW.test(term)) return `State ${/^\p{Lu}.*['’]s?\s/u.test(term) ? '' : 'the '}${term}.`;

  const form = formOfMeaning(term, meaning);
  if (form === 'does') {
    const isCopula = /^(?:is|are|was|were|has|have|had|can)\b/i.test(meaning);
    return isCopula ? `What is meant by “${term}”?` : `What ${doesOrDo(term)} ${inQuestion(term)} do?`;
  }
  if (form === 'is') return `What ${isOrAre(term)} ${inQuestion(term)}?`;
  return form === 'clause' ? `What is meant by “${term}”?` : null;
}

const isNumber = (term: string) => !/\p{L}/u.test(term);

const FEWEST_EVENT_WORDS = 3;

interface Dated {
  year: string;
  event: string;
  fact: DefinitionFact;
  context: string;
  language: WordedLanguage | null;
}

function dated({ year, event, fact, context, language }: Dated): CardIdea | null {
  if (wordsOf(event).length < FEWEST_EVENT_WORDS) return null;
  return {
    source: 'date',
    front: `${context}${cardPhrasesFor(language).year(event)}`,
    answers: [year],
    origin: fact.origin,
    about: [`date:${normalForm(event)}`],
    worth: WORTH,
  };
}

/** @returns the heading that a line stands under, with a colon; empty where the line says it or there is none */
export function contextFor(note: CardNote, { origin }: Pick<DefinitionFact, 'origin'>, said: string): string {
  const heading = note.headings.above(origin.page, origin.start);
  if (heading === null) return '';
  const isSaid = [...contentStems(heading)].every((stem) => contentStems(said).has(stem));
  return isSaid ? '' : `${heading}: `;
}
