import type { DefinitionFact } from '../../generation/facts/fact.ts';
import { GROUP_OF_SENTENCES } from '../../generation/facts/fact.ts';
import { pointOf } from '../../generation/facts/points/point-text.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { tagWords } from '../../text/part-of-speech.ts';
import { contentStems, normalForm, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import { spellsOut } from './acronym-cards.ts';
import type { CardIdea } from './card-idea.ts';
import { isBareLabel, listContextOf } from './context.ts';
import { formOfMeaning } from './meaning-form.ts';
import { doesOrDo, innerForm, inQuestion, isOrAre } from './term-wording.ts';

const WORTH = 0.97;
const WORTH_OF_REVERSED = 0.9;
const MOST_TERM_WORDS = 5;
/** A fragment of fewer words is said of many things. */
const FEWEST_STEMS_REVERSED = 3;
const FEWEST_STEMS = 2;
const FEWEST_WORDS = 3;
/** "Forte: loud" under "Words for loudness". */
const MOST_WORDS_OF_PAIR = 2;
const YEAR = /^(?:c\.? ?)?(?:1\d|20)\d\d(?:\s?[-–]\s?(?:(?:1\d|20)?\d\d))?$|^\d{1,4} ?(?:BC|BCE|AD|CE)$/i;
const LAW = /\b(?:laws?|theorem|postulate|axiom)$|['’]s? (?:principle|rule|hypothesis|equation)$/i;
/** "Sand 2 - 0.05 mm, silt 0.05 - 0.002 mm". */
const LISTS_NUMBERS = /\d.*[,;].*\d/;
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
  const context = listContextOf(note, origin, `${term} ${meaning}`);
  const about = [`term:${normalForm(term)}`];
  if (YEAR.test(term)) return dated({ year: term, event: meaning, fact, context, language });
  if (YEAR.test(meaning)) return dated({ year: meaning, event: term, fact, context, language });
  if (
    wordsOf(term).length > MOST_TERM_WORDS ||
    isNumber(term) ||
    isBareLabel(term) ||
    isStatement(term) ||
    /\)\s*\S/.test(term)
  )
    return null;
  if (LISTS_NUMBERS.test(meaning) || (isHeaded(fact) && /\s[-–—]\s|:\s/.test(meaning))) return null;
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
  if (front !== null && saysEnough(meaning)) return { ...card, front, answers: [meaning] };
  const stems = contentStems(meaning).size;
  if (wordsOf(meaning).length <= MOST_WORDS_OF_PAIR && context !== '' && stems > 0)
    return { ...card, front: `${context}${term} → ?`, answers: [meaning] };
  if (stems < (context === '' ? FEWEST_STEMS_REVERSED : FEWEST_STEMS) || isHeaded(fact) || lists(meaning))
    return null;
  return { ...card, front: `${context}${phrases.term(meaning)}`, answers: [term], worth: WORTH_OF_REVERSED };
}

/** @returns how an English line is asked; null where what it says is no meaning of its term, so that the term is asked */
function englishFront(term: string, meaning: string, line: string): string | null {
  if (line.includes('=') && FORMULA.test(meaning)) return `What is the formula for ${innerForm(term)}?`;
  if (FORMULA.test(meaning) && /\d|=/.test(meaning)) return null;
  if (LAW.test(term)) return `State ${/^\p{Lu}.*['’]s?\s/u.test(term) ? '' : 'the '}${term}.`;

  const form = formOfMeaning(term, meaning);
  if (form === 'does' && !STATE.test(meaning)) return `What ${doesOrDo(term)} ${inQuestion(term)} do?`;
  if (form === 'is' && !isAdjective(term)) return `What ${isOrAre(term)} ${inQuestion(term)}?`;
  return form === 'fragment' ? null : `What is meant by “${innerForm(term)}”?`;
}

/** Verbs of what something is like: nothing is done. */
const STATE =
  /^(?:is|are|was|were|has|have|had|can|seems?|appears?|looks?|means?|refers?|consists?|ends?|belongs?|occurs?|happens?|comes?|exists?|includes?|contains?|lacks?|needs?|requires?|lives?|tends?|becomes?)\b/i;

/** "The main character" says enough, "quick" does not. */
function saysEnough(meaning: string): boolean {
  return wordsOf(meaning).length >= FEWEST_WORDS && contentStems(meaning).size > 0;
}

/** "Extensive" in a list of systems: of the adjective alone nothing is asked. */
function isAdjective(term: string): boolean {
  const sentence = `The ${term} is.`;
  const tagged = tagWords(sentence, wordsOf(sentence));
  return tagged.length === 3 && tagged[1]?.wordClass === 'adjective';
}

/** Its term is a heading, or a line of its own above what is said: it is no answer. */
const isHeaded = ({ origin }: DefinitionFact) => /\n\s*\n/.test(origin.quote);

const FEWEST_LISTED = 3;
const MOST_WORDS_LISTED = 4;

/** "Drivers licence, vehicle licence, insurance certificate" for "Documents to carry". */
function lists(meaning: string): boolean {
  const parts = meaning.split(/,\s*(?:and\s)?/);
  return parts.length >= FEWEST_LISTED && parts.every((part) => wordsOf(part).length <= MOST_WORDS_LISTED);
}

/** "Frequency decides the pitch" states something itself. */
function isStatement(term: string): boolean {
  const sentence = `The ${innerForm(term)}.`;
  const tagged = tagWords(sentence, wordsOf(sentence));
  const verb = tagged.findIndex(({ wordClass }) => wordClass === 'verb');
  return verb > 1 && verb < tagged.length - 1;
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
