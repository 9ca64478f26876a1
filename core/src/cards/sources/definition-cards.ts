import { type DefinitionFact, GROUP_OF_SENTENCES } from '../../generation/facts/fact.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { contentStems, normalForm, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import { spellsOut } from './acronym-cards.ts';
import type { CardIdea } from './card-idea.ts';
import { listContextOf } from './context.ts';
import { datedCard } from './dated-cards.ts';
import { definitionFront } from './definition-front.ts';
import { areNames } from './list-form.ts';
import { firstPart, isSpecific, membersOf, saysEnough, saysOneThing, wholeMeaning } from './meaning-text.ts';
import { canBeAsked, isAdjective, repeatsTerm } from './term-form.ts';

const WORTH = 0.97;
const WORTH_OF_REVERSED = 0.9;
const WORTH_OF_MEMBERS = 0.8;
const FEWEST_MEMBERS = 3;
/** A description of so many words needs no heading to say what it is about. */
const STEMS_ENOUGH = 5;
const FEWEST_STEMS = 2;
/** "Forte: loud" under "Words for loudness", among so many of its kind. */
const MOST_WORDS_OF_PAIR = 2;
const FEWEST_PAIRS = 4;

/** "Osmosis: movement of water through a membrane", and "1914 - amalgamation" as a date. */
export function definitionCards(
  definitions: readonly DefinitionFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  const pairs = Map.groupBy(definitions.filter(isPair), ({ group }) => group);
  return definitions.flatMap((fact) => {
    // In a book what stands before a colon is a heading, a caption or an example.
    if (note.isBook && fact.group !== GROUP_OF_SENTENCES) return [];
    return ideaOf({ fact, language, note, pairs: pairs.get(fact.group)?.length ?? 0 }) ?? [];
  });
}

interface Line {
  fact: DefinitionFact;
  language: WordedLanguage | null;
  note: CardNote;
  /** How many of the lines in one run with it have a word or two behind their label. */
  pairs: number;
}

function ideaOf({ fact, language, note, pairs }: Line): CardIdea | null {
  const { term, origin } = fact;
  const whole = wholeMeaning(fact.meaning);
  const context = listContextOf(note, origin, `${term} ${whole}`);
  const dated = datedCard({ term, meaning: whole, origin, context, language });
  if (dated !== null) return dated.card;
  if (
    !canBeAsked(term) ||
    repeatsTerm(term, whole) ||
    !saysOneThing(whole) ||
    (isHeaded(fact) && /\s[-–—]\s|:\s/.test(whole))
  )
    return null;

  const phrases = cardPhrasesFor(language);
  const card = { source: 'definition' as const, origin, about: [`term:${normalForm(term)}`], worth: WORTH };
  const meaning = firstPart(whole);
  if (spellsOut(term, meaning))
    return { ...card, source: 'acronym', front: phrases.acronym(term), answers: [meaning] };
  if (language !== 'eng')
    return contentStems(whole).size < FEWEST_STEMS
      ? null
      : { ...card, front: phrases.meaning(term), answers: [whole] };

  const members = membersOf(whole);
  if (members.length >= FEWEST_MEMBERS && !isHeaded(fact) && !isAdjective(term) && areNames(members)) {
    const front = phrases.members(term, members.length);
    return { ...card, source: 'list', shape: 'points', front, answers: members, worth: WORTH_OF_MEMBERS };
  }
  const asked = definitionFront(term, meaning, origin.quote);
  if (asked !== null && saysEnough(meaning)) return { ...card, front: asked, answers: [meaning] };
  if (isPair(fact) && pairs >= FEWEST_PAIRS && context !== '')
    return { ...card, front: `${context}${term} → ?`, answers: [whole] };
  if (isHeaded(fact) || !isSpecific(whole, term, context)) return null;
  const needsContext = contentStems(whole).size < STEMS_ENOUGH;
  const front = `${needsContext ? context : ''}${phrases.term(whole)}`;
  return { ...card, front, answers: [term], worth: WORTH_OF_REVERSED };
}

const isPair = ({ meaning }: DefinitionFact) =>
  wordsOf(meaning).length <= MOST_WORDS_OF_PAIR && !/\d|\s[-–—]\s/.test(meaning);

/** Its term is a heading, or a line of its own above what is said: it is no answer. */
const isHeaded = ({ origin }: DefinitionFact) => /\n\s*\n/.test(origin.quote);
