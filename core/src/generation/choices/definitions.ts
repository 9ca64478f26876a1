import type { CardNote } from '../../cards/card-note.ts';
import type { NoteUsage } from '../../cards/note-usage.ts';
import { isWorthAsking } from '../../cards/sources/defining-sentences.ts';
import { definitionFront, formOfMeaning, type MeaningForm } from '../../cards/sources/meaning-form.ts';
import { firstPart, saysEnough, saysOneThing, wholeMeaning } from '../../cards/sources/meaning-text.ts';
import { canBeAsked, isAdjective, repeatsTerm } from '../../cards/sources/term-form.ts';
import { doesOrDo, innerForm, isOrAre, withArticle } from '../../cards/sources/term-wording.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { isPluralNoun } from '../../text/number-form.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import { type DefinitionFact, GROUP_OF_SENTENCES } from '../facts/fact.ts';
import { getPhrases } from '../facts/phrases/phrases-by-language.ts';
import { getTermKind } from '../facts/phrases/term-kinds.ts';
import { withoutAddition } from '../reading/restrictions.ts';
import { getSpan, sentenceName, sentenceOrigin } from '../statements/sentence-origin.ts';
import { type StatedDefinition, statedDefinitions } from '../statements/stated-definition.ts';
import { getCaseDefinition } from './case-definition.ts';
import type { Definition } from './definition.ts';
import { getClass, getNoun } from './definition-class.ts';
import { getFormulaDefinition } from './formula-definition.ts';

const MAX_ASKED_WORDS = 32;
const MAX_MEANING_WORDS = 22;
const MAX_CALLED_WORDS = 12;

/** Everything that a note defines, in its lines and in its sentences, in its order; of one term the first. */
export function getDefinitions(
  note: CardNote,
  lines: readonly DefinitionFact[],
  language: WordedLanguage | null,
): Definition[] {
  const found = [
    ...withoutGlued(lines).flatMap(
      (fact) =>
        getCaseDefinition(fact) ??
        getFormulaDefinition(fact, note.usage) ??
        ofLine(fact, note, language) ??
        [],
    ),
    ...(language === 'eng' && note.language === 'eng' ? [...ofSentences(note), ...inBold(note)] : []),
  ];
  const known = new Map<string, Definition>();
  for (const definition of found) {
    const name =
      definition.kind === 'case' || definition.rival !== undefined
        ? (definition.spends[0] ?? '')
        : normalForm(definition.term);
    if (!known.has(name)) known.set(name, definition);
  }
  return [...known.values()].sort(
    ({ origin: one }, { origin: other }) => one.page - other.page || one.start - other.start,
  );
}

const MAX_LONGER = 2;

/** "Ways of preserving food drying": where all other labels of a run are short, a heading became a part of its first line. */
function withoutGlued(lines: readonly DefinitionFact[]): DefinitionFact[] {
  const getLength = ({ term }: DefinitionFact) => getWords(term).length;
  return [...Map.groupBy(lines, ({ group }) => group).values()].flatMap(([first, ...others]) => {
    if (first?.about !== undefined) return [first, ...others];
    const maxLength = Math.max(...others.map(getLength));
    return first === undefined || (others.length > 0 && getLength(first) > maxLength + MAX_LONGER)
      ? others
      : [first, ...others];
  });
}

/**
 * "Osmosis: movement of water through a membrane". In a book the text before a colon is a heading, a caption
 * or an example.
 */
function ofLine(fact: DefinitionFact, note: CardNote, language: WordedLanguage | null): Definition | null {
  const { group, origin } = fact;
  const isStated = group === GROUP_OF_SENTENCES;
  const whole = wholeMeaning(fact.meaning);
  if (note.isBook && !isStated) return null;
  if (IS_QUANTITY.test(whole)) return null;
  if (!canBeAsked(fact.term) || repeatsTerm(fact.term, whole) || !saysOneThing(whole)) return null;
  const meaning = withoutAddition(firstPart(whole), BRACKET_AT_END);
  if (language !== 'eng' && namesPart(fact.term, meaning)) return null;
  if (POINTS_BACK.test(meaning) || HANGING_EXAMPLE.test(meaning)) return null;
  if (
    (fact.rival === undefined && !saysEnough(meaning)) ||
    getWords(meaning).length > MAX_ASKED_WORDS ||
    spellsOut(fact.term, meaning)
  )
    return null;

  const term = language === 'eng' ? innerForm(fact.term, note.usage) : fact.term;
  const base = {
    term,
    meaning,
    origin,
    run: isStated ? null : group,
    language,
    isBold: false,
    kind: language === 'eng' ? getTermKind(term, meaning) : ('term' as const),
    stems: contentStems(meaning),
    spends: [`term:${normalForm(term)}`],
  };
  if (fact.rival !== undefined) return { ...base, ...contrasted(fact.rival, term, meaning) };
  const phrases = getPhrases(language);
  if (language !== 'eng')
    return {
      ...base,
      form: 'is',
      ofClass: getClass(term, meaning, language),
      termStem: phrases.term(meaning, term),
      meaningStem: phrases.meaning(term, meaning, fact.subject),
    };
  const form = formOfMeaning(term, meaning);
  return {
    ...base,
    form,
    // The first word of a clause or a verb does not tell the class of a term.
    ofClass: getClass(term, form === 'is' ? meaning : '', language),
    termStem: getTermStem(meaning, form),
    meaningStem: getMeaningStem(fact, { term, meaning, form }, note.usage),
  };
}

/** "100.000 m" is a value, and no meaning. */
const IS_QUANTITY = /^[~≈<>±]?\s?\d[\d.,]*\s?[^\s\d]{0,8}$/u;
/** "Artery: thick wall / Vein: thin wall" asks which of the two it is. */
function contrasted(rival: string, term: string, meaning: string) {
  return {
    rival,
    form: 'fragment' as const,
    ofClass: getClass(term, '', 'eng'),
    termStem: null,
    meaningStem: null,
    spends: [`term:${normalForm(term)}:${normalForm(meaning)}`],
  };
}

const BRACKET_AT_END = /\s*\([^()]*\)$/;
/** "Transfer of electrons, $NaCl$": a student's shorthand, which does not say what the example is of. */
const HANGING_EXAMPLE = /,\s*\$[^$]+\$$/;
/** "Liquid in which it dissolves": what dissolves is named in the line before. */
const POINTS_BACK =
  /\b(?:which|that|when|where|how \p{L}+|what) (?:it|they)\b|\b(?:that|which) \S+ (?:it|them)$/u;

function getTermStem(meaning: string, form: MeaningForm): string {
  if (form === 'does') return `Which of the following ${lowerFirst(meaning)}?`;
  if (form === 'is' && /^(?:an?|the|any|one) /i.test(meaning) && !isPluralNoun(getNoun(meaning)))
    return `Which of the following is ${lowerFirst(meaning)}?`;
  return getPhrases('eng').term(meaning, '');
}

const STATES = /^(?:is|are|was|were|has|have|had|can) /i;

function getMeaningStem(
  fact: DefinitionFact,
  { term, meaning, form }: Pick<Definition, 'term' | 'meaning' | 'form'>,
  usage: NoteUsage,
): string | null {
  const stem = definitionFront(fact.term, meaning, fact.origin.quote, usage);
  const meant = getPhrases('eng').meaning(term, meaning);
  if (stem === meant && form === 'does' && !STATES.test(meaning))
    return `What ${doesOrDo(term)} ${/ing$/.test(term) ? term : `“${term}”`} do?`;
  // "What is a throughput?" and "What is referendum?": if the meaning has another article, the term's article
  // is uncertain.
  const isWithArticle = /^What is an? /.test(stem ?? '');
  const isSure = isWithArticle === /^(?:an?|any|one) /i.test(meaning);
  return /^What is (?!meant|the )/.test(stem ?? '') && !isSure ? meant : stem;
}

const SHORTEST_PART = 4;

/** "Herzklappe: Klappe, die das Blut nicht zurücklässt". */
function namesPart(term: string, meaning: string): boolean {
  const whole = term.toLowerCase();
  return getWords(meaning).some(
    ({ lower }) => lower.length >= SHORTEST_PART && (whole.endsWith(lower) || whole.startsWith(lower)),
  );
}

/** "TBC: toxicological benchmark concentration": the letters give the words away, and the words the letters. */
function spellsOut(term: string, meaning: string): boolean {
  const initials = getWords(meaning).map(({ lower }) => lower.charAt(0));
  return /^\p{Lu}{2,6}$/u.test(term) && initials.join('').startsWith(term.toLowerCase());
}

/** "A bond that ties its members, but it only holds in peace" says two things. */
const GOES_ON = /, (?:but|yet|though|although|while) (?:it|they|he|she|this|these|some|many|most)\b/;

/** "A tariff is a tax on imports." */
function ofSentences(note: CardNote): Definition[] {
  return statedDefinitions(note.terms).flatMap((stated) => {
    if (
      !isWorthAsking(stated, note.isBook) ||
      GOES_ON.test(stated.meaning) ||
      POINTS_BACK.test(stated.meaning)
    )
      return [];
    const { subject, meaning, form, stems, mention, term } = stated;
    const surface = subject.replace(/^(?:an?|the)\s/i, '');
    const origin = sentenceOrigin(mention.sentence);
    return [
      {
        term: surface,
        meaning,
        origin,
        run: null,
        language: 'eng' as const,
        stems,
        isBold: term.isBold,
        kind: getTermKind(surface, meaning),
        form: form === 'clause' ? ('clause' as const) : ('is' as const),
        termStem: statedTermStem(stated),
        meaningStem:
          isNamedAfter(stated) || getWords(meaning).length > MAX_MEANING_WORDS
            ? null
            : `What ${/^an? /.test(subject) ? 'is' : isOrAre(subject)} ${withArticle(subject, meaning, note.usage)}?`,
        ofClass: getClass(surface, meaning, 'eng'),
        spends: [`term:${term.norm}`, sentenceName(mention.sentence)],
      },
    ];
  });
}

/** Marked terms can be distractors within their class, even if no sentence defines them. */
function inBold({ terms }: CardNote): Definition[] {
  return terms.flatMap(({ forms, norm, isBold, isPerson, mentions }) => {
    const [term = ''] = forms.map(({ surface }) => surface);
    const sentence = mentions[0]?.sentence;
    if (!isBold || isPerson || sentence === undefined || !canBeAsked(term) || isAdjective(term)) return [];
    return [
      {
        term,
        meaning: '',
        form: 'is' as const,
        termStem: null,
        meaningStem: null,
        run: null,
        language: 'eng' as const,
        isBold,
        kind: getTermKind(term, ''),
        ofClass: getClass(term, '', 'eng'),
        stems: new Set<string>(),
        spends: [`term:${norm}`],
        origin: sentenceOrigin(sentence),
      },
    ];
  });
}

function statedTermStem(stated: StatedDefinition): string | null {
  const { meaning, form } = stated;
  if (form === 'clause') return /^(?:when|where)\b/.test(meaning) ? `Which term is used ${meaning}?` : null;
  const isPlural = form === 'plural' || isPluralNoun(getNoun(meaning));
  const verb = isPlural ? 'are' : 'is';
  if (!isNamedAfter(stated) && (form === 'plural' || !isPlural))
    return `Which of the following ${verb} ${meaning}?`;
  return isNamedAfter(stated) && getWords(meaning).length <= MAX_CALLED_WORDS && !meaning.includes(',')
    ? `What ${verb} ${meaning} called?`
    : getPhrases('eng').term(meaning, '');
}

/** Whether the meaning stands before its term: "The movement of water is called osmosis." */
function isNamedAfter({ mention, meaning }: StatedDefinition): boolean {
  const previous = mention.sentence.text.slice(0, getSpan(mention).start).replace(/\s+/g, ' ');
  return previous.toLowerCase().includes(meaning.toLowerCase());
}
