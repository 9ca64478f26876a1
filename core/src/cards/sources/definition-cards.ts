import { getClasses } from '../../generation/classes/noun-classes.ts';
import { type DefinitionFact, GROUP_OF_SENTENCES } from '../../generation/facts/fact.ts';
import { askForOne } from '../../generation/facts/phrases/english-phrases.ts';
import { NAMES_ONE } from '../../generation/facts/phrases/french-grammar.ts';
import { expandShortForms } from '../../generation/facts/phrases/spelled-out.ts';
import { getAsker, getTermKind } from '../../generation/facts/phrases/term-kinds.ts';
import { getHead } from '../../generation/terms/term-head.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getCardPhrases } from '../phrases/card-phrases.ts';
import { spellsOut } from './acronym-cards.ts';
import { getContext, isBareLabel, listContextOf, parentLabel } from './context.ts';
import { datedCard } from './dated-cards.ts';
import { areNames, isWholeMember } from './list-form.ts';
import { definitionFront, formulaFront } from './meaning-form.ts';
import {
  ARROW,
  firstPart,
  getMembers,
  isSpecific,
  saysEnough,
  saysOneThing,
  wholeMeaning,
} from './meaning-text.ts';
import { canBeAsked, isAdjective, repeatsTerm } from './term-form.ts';

const WORTH = 0.97;
const WORTH_OF_REVERSED = 0.9;
const WORTH_OF_MEMBERS = 0.8;
const MIN_MEMBERS = 3;
/** A description with this many stems needs no heading to name its subject. */
const STEMS_ENOUGH = 5;
const MIN_STEMS = 2;
/** Max words of a pair such as "Forte: loud" under "Words for loudness". */
const MAX_WORDS_OF_PAIR = 2;
const MIN_PAIRS = 4;

/** "Osmosis: movement of water through a membrane", and "1914 - amalgamation" as a date. */
export function definitionCards(
  definitions: readonly DefinitionFact[],
  language: WordedLanguage | null,
  note: CardNote,
): CardIdea[] {
  const groups = Map.groupBy(definitions, ({ group }) => group);
  return definitions.flatMap((fact) => {
    // In a book the text before a colon is a heading, a caption or an example.
    if (note.isBook && fact.group !== GROUP_OF_SENTENCES) return [];
    return getIdea({ fact, language, note, run: groups.get(fact.group) ?? [] }) ?? [];
  });
}

interface Line {
  fact: DefinitionFact;
  language: WordedLanguage | null;
  note: CardNote;
  /** The lines in one run with it, itself included. */
  run: readonly DefinitionFact[];
}

function getIdea(line: Line): CardIdea | null {
  const { fact, language, note } = line;
  const { term, origin } = fact;
  if (fact.about === 'formula') return formulaCard(fact, note);
  if (fact.about !== undefined) return caseCard(fact);
  if (fact.rival !== undefined) return rivalCard(fact, fact.rival);
  if (isTitle(line)) return null;
  const whole = wholeMeaning(fact.meaning);
  const context = listContextOf(note, origin, `${term} ${whole}`);
  const dated = datedCard({ term, meaning: whole, origin, context, language });
  if (dated !== null) return dated.card;
  const phrases = getCardPhrases(language);
  const card = { source: 'definition' as const, origin, about: [`term:${normalForm(term)}`], worth: WORTH };
  const chain = whole.split(ARROW);
  if (chain.length > 1) {
    if (
      opensChain(fact) ||
      chain.length < MIN_STEPS ||
      !canBeAsked(term) ||
      !chain.every(isWholeMember) ||
      chain.some(isNoStep)
    )
      return null;
    const subject = isAbbreviation(term) ? getContext(note, origin, term) : '';
    if (isAbbreviation(term) && subject === '') return null;
    const front = phrases.steps(`${subject}${term}`, chain.length);
    return { ...card, source: 'steps', shape: 'steps', front, answers: chain };
  }
  if (isBareLabel(term) && saysEnough(whole) && saysOneThing(whole)) {
    const of = context === '' ? getPreviousLabel(line) : context;
    return of === ''
      ? null
      : {
          ...card,
          front: `${of}${lowerFirst(term)}${phrases.mark}`,
          answers: [whole],
          about: [`term:${of}${term}`],
        };
  }
  if (
    !canBeAsked(term) ||
    repeatsTerm(term, whole) ||
    !saysOneThing(whole) ||
    (isHeaded(fact) && /\s[-–—]\s|:\s/.test(whole))
  )
    return null;

  const meaning = firstPart(whole);
  if (spellsOut(term, meaning))
    return { ...card, source: 'acronym', front: phrases.acronym(term), answers: [meaning] };
  const members = getMembers(whole);
  const areMembers =
    language === 'eng'
      ? !isAdjective(term) && areNames(members)
      : /^\p{Lu}{2,6}(?:\s\(\d+\s\p{L}+\))?$/u.test(term);
  if (members.length >= MIN_MEMBERS && !isHeaded(fact) && areMembers) {
    const isShort = language === 'eng' && isAbbreviation(term);
    const subject = isShort ? getContext(note, origin, term) : '';
    if (isShort && subject === '') return null;
    const front = phrases.members(`${subject}${term}`, members.length);
    return { ...card, source: 'list', shape: 'points', front, answers: members, worth: WORTH_OF_MEMBERS };
  }
  // "5730 years" is the half-life that stands above.
  if (/^[~≈<>]?\s?\d[\d.,]*\s?\p{L}/u.test(whole))
    return isQuantity(context) ? { ...card, front: `${context}${term} → ?`, answers: [whole] } : null;
  if (language === 'fra' && NAMES_ONE.test(whole)) {
    const of = parentLabel(note, origin) || context;
    return of === '' ? null : { ...card, front: `${of}${lowerFirst(term)}${phrases.mark}`, answers: [whole] };
  }
  if (language !== 'eng')
    return contentStems(whole).size < MIN_STEMS
      ? null
      : { ...card, front: phrases.meaning(term, whole, fact.subject), answers: [whole] };

  const requested = definitionFront(term, meaning, origin.quote, note.usage);
  if (requested !== null && saysEnough(meaning))
    return { ...card, front: `${isAdjective(term) ? context : ''}${requested}`, answers: [meaning] };
  if (isPair(fact) && line.run.filter(isPair).length >= MIN_PAIRS && context !== '')
    return { ...card, front: `${context}${term} → ?`, answers: [whole] };
  if (isHeaded(fact) || JOINED.test(term) || !isSpecific(whole, term, context)) return null;
  const needsContext = contentStems(whole).size < STEMS_ENOUGH;
  const asker = getAsker(getTermKind(term, whole));
  if (asker === null) return null;
  const described = expandShortForms(whole);
  if (described === null) return null;
  const front = `${needsContext ? context : ''}${asker} is meant? “${described}”`;
  return { ...card, front, answers: [term], worth: WORTH_OF_REVERSED };
}

function formulaCard({ term, meaning, origin }: DefinitionFact, { usage }: CardNote): CardIdea {
  return {
    source: 'definition',
    front: formulaFront(term, usage),
    answers: [meaning],
    origin,
    about: [`term:${normalForm(term)}`],
    worth: WORTH,
  };
}

function rivalCard({ term, meaning, origin }: DefinitionFact, rival: string): CardIdea {
  return {
    source: 'definition',
    front: askForOne(term, rival, meaning),
    answers: [term],
    origin,
    about: [`term:${normalForm(term)}:${normalForm(meaning)}`],
    worth: WORTH_OF_REVERSED,
  };
}

/** "Patho" and "Mx" are of the disease above. */
const isAbbreviation = (term: string) => /^\p{L}?\p{Ll}{1,4}\.?$/u.test(term);

/** A date, a figure or a sentence in a chain says something about it. */
const isNoStep = (member: string) => /\d|[.;]/.test(member) || getWords(member).length > MAX_STEP_WORDS;
const MAX_STEP_WORDS = 8;

/** "Rain → runoff → river": the label is the first step itself. */
const opensChain = ({ term, origin }: DefinitionFact) =>
  /^\s*(?:[-–=]+>|[→⇒➔➜])/u.test(origin.quote.slice(origin.quote.indexOf(term) + term.length));

function caseCard({ about, term, meaning, origin }: DefinitionFact): CardIdea {
  const base = {
    source: 'definition' as const,
    origin,
    worth: WORTH,
    about: [`term:${normalForm(term)}:${about}`],
  };
  if (about === 'holding')
    return { ...base, front: `What did the court hold in ${term}?`, answers: [meaning] };
  return { ...base, front: `Which case is meant? “${meaning}”`, answers: [term] };
}

/** A single line "Biology: cell structure" at the top names the subject of the note. */
function isTitle({ fact: { origin }, note: { pages }, run }: Line): boolean {
  const page = pages.find(({ text }) => text.trim() !== '');
  const first = page?.blocks[0];
  return (
    run.length === 1 &&
    page?.number === origin.page &&
    first?.kind === 'paragraph' &&
    origin.start === first.start
  );
}

/** "DDHC: liberté, égalité" over "limites: pas les femmes". */
function getPreviousLabel({ fact, run, note, language }: Line): string {
  const { colon } = getCardPhrases(language);
  const previousDefinitionFact = run[run.indexOf(fact) - 1];
  const page = note.pages.find(({ number }) => number === fact.origin.page);
  if (
    previousDefinitionFact === undefined ||
    previousDefinitionFact.origin.page !== page?.number ||
    isBareLabel(previousDefinitionFact.term)
  )
    return '';
  const index = page.blocks.findIndex(({ start }) => start === fact.origin.start);
  const isBelow =
    page.blocks[index - 1]?.start === previousDefinitionFact.origin.start &&
    page.blocks[index]?.kind === 'paragraph';
  return isBelow && canBeAsked(previousDefinitionFact.term) ? `${previousDefinitionFact.term}${colon}` : '';
}

/** A heading that names what can be measured: a quality, an amount, a time, a state. */
const isQuantity = (context: string) => /^[euxz]/.test(getClasses(getHead(context.replace(/ ?: $/, ''))));

const MIN_STEPS = 3;
/** "Supply and demand" is no one term. */
const JOINED = /\s[+&/]\s|\sand\s|\p{L}\/\p{L}/u;

const isPair = ({ meaning }: DefinitionFact) =>
  getWords(meaning).length <= MAX_WORDS_OF_PAIR && !/\d|\s[-–—]\s/.test(meaning);

/** The term is a heading or a separate line above the text, so it is no answer. */
const isHeaded = ({ origin }: DefinitionFact) => /\n\s*\n/.test(origin.quote);
