import { type DefinitionFact, GROUP_OF_SENTENCES } from '../../generation/facts/fact.ts';
import { pointOf } from '../../generation/facts/points/point-text.ts';
import { isVagueAdjective } from '../../generation/terms/vague-words.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { contentStems, normalForm, wordsOf } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import { spellsOut } from './acronym-cards.ts';
import type { CardIdea } from './card-idea.ts';
import { listContextOf } from './context.ts';
import { datedCard } from './dated-cards.ts';
import { definitionFront } from './definition-front.ts';
import { namesKind } from './meaning-form.ts';
import { canBeAsked, isAdjective, isEveryday } from './term-form.ts';

const WORTH = 0.97;
const WORTH_OF_REVERSED = 0.9;
const WORTH_OF_MEMBERS = 0.8;
const FEWEST_MEMBERS = 3;
/** A fragment of fewer words is said of many things; below a heading that names them one less is enough. */
const FEWEST_STEMS_REVERSED = 3;
/** A description of so many words needs no heading to say what it is about. */
const STEMS_ENOUGH = 5;
const FEWEST_STEMS = 2;
const FEWEST_WORDS = 3;
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
  if (!canBeAsked(term) || !saysOneThing(whole) || (isHeaded(fact) && /\s[-–—]\s|:\s/.test(whole)))
    return null;

  const phrases = cardPhrasesFor(language);
  const card = { source: 'definition' as const, origin, about: [`term:${normalForm(term)}`], worth: WORTH };
  if (spellsOut(term, whole))
    return { ...card, source: 'acronym', front: phrases.acronym(term), answers: [whole] };
  if (language !== 'eng')
    return contentStems(whole).size < FEWEST_STEMS
      ? null
      : { ...card, front: phrases.meaning(term), answers: [whole] };

  const meaning = firstPart(whole);
  const members = membersOf(whole);
  if (members.length >= FEWEST_MEMBERS && !isHeaded(fact)) {
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

/** What stands in one line, without examples and what is told of the term behind a stroke. */
function wholeMeaning(meaning: string): string {
  const [line = ''] = meaning.split(/\n(?=\s*\p{Lu})|\s\|/u);
  return pointOf(line).replace(/[\s–-]+$/u, '');
}

/** "Deepens the valley - dominant in its upper course": dashes chain what is said. */
function firstPart(meaning: string): string {
  const [first = ''] = meaning.split(/\s(?:[-–—]|--+>?|→)\s/u);
  return saysEnough(first) && contentStems(first).size >= FEWEST_STEMS ? first : meaning;
}

/** "The main character" says enough, "quick" does not. */
function saysEnough(meaning: string): boolean {
  return wordsOf(meaning).length >= FEWEST_WORDS && contentStems(meaning).size > 0;
}

/** "Sand 2 - 0.05 mm, silt 0.05 - 0.002 mm" says several things, "also popular" goes on from another. */
function saysOneThing(meaning: string): boolean {
  return !/\d.*[,;].*\d|\balso\b|-->|→/.test(meaning) && !JUDGES.test(meaning);
}

const JUDGES =
  /^(?:very|extremely|really|quite|too|more|most|less|not|always|usually|becoming|essential|essentially|(?:an? )?(?:very )?(?:important|good|bad|best|worst|great|key|main|common|popular))\b(?! of)/i;

/** Its term is a heading, or a line of its own above what is said: it is no answer. */
const isHeaded = ({ origin }: DefinitionFact) => /\n\s*\n/.test(origin.quote);

/** Whether a description can be of one thing alone. */
function isSpecific(meaning: string, term: string, context: string): boolean {
  if (membersOf(meaning).length > 0 || isAdjective(term)) return false;
  const stems = [...contentStems(meaning)].filter((stem) => !isVagueAdjective(stem) && !DATED.test(stem));
  const isKind = namesKind(meaning);
  if (!isKind && isEveryday(term)) return false;
  return stems.length >= (isKind && context !== '' ? FEWEST_STEMS : FEWEST_STEMS_REVERSED);
}

/** A date is said of many things. */
const DATED =
  /^\d|^(?:januari|februari|march|april|june|juli|august|septemb|octob|novemb|decemb|jan|feb|oct|nov|dec|sept?)/;

const MOST_WORDS_LISTED = 3;

/** "Driving licence, vehicle licence, insurance" for "Documents to carry". */
function membersOf(meaning: string): string[] {
  const parts = meaning.split(/,\s*(?:and\s)?/);
  return parts.length > 1 && parts.every((part) => wordsOf(part).length <= MOST_WORDS_LISTED) ? parts : [];
}
