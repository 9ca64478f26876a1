import { BLANK, type CardIdea, type CardSource } from '../../cards/card-draft.ts';
import { bodyLimits } from '../../question-types/question-body.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import type { QuestionKind } from '../question-draft.ts';
import { capitalised } from '../reading/asides.ts';
import type { TypedPhrases } from './phrases/typed-phrases.ts';
import { getTypedPhrases } from './phrases/typed-phrases-by-language.ts';
import { canBeTyped, getShortBody } from './short-body.ts';
import type { TypedCandidate } from './typed-draft.ts';

const PRIORITY: Readonly<Partial<Record<CardSource, number>>> = {
  called: 3.2,
  acronym: 2.8,
  date: 3.1,
  table: 2.9,
  bold: 2.6,
};
const KINDS: Readonly<Partial<Record<CardSource, QuestionKind>>> = {
  called: 'term',
  acronym: 'meaning',
  date: 'number',
  table: 'value',
  bold: 'term',
};
const ORDER_PRIORITY = 3.5;
const NAMING_PRIORITY = 3.1;
/** "What do we call custom?" asks nothing. */
const MIN_MEANING_WORDS = 4;
const MIN_STEPS = 3;
const MAX_STEPS = 7;
const MAX_STEP_WORDS = 14;
/** A step that says where it stands. */
const COUNTS_STEPS =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after (?:that|this)|finally|last(?:ly)?|step|stage|phase)\b/i;

/**
 * Asks the facts of cards without options: short answers where the answer can be typed, orders of steps, and gaps.
 *
 * @param ideas of cards that passed their gate
 * @param language of the note
 * @returns candidates in the order of the ideas
 */
export function getCardCandidates(
  ideas: readonly CardIdea[],
  language: WordedLanguage | null,
): TypedCandidate[] {
  const phrases = getTypedPhrases(language);
  return ideas.flatMap((idea) => [
    ...[
      (phrases && getOrder(idea, phrases)) ??
        getGap(idea, language) ??
        getNaming(idea) ??
        getShort(idea, language) ??
        [],
    ].flat(),
    ...(phrases === null ? [] : getOpen(idea, phrases)),
  ]);
}

function getOrder(
  { shape, answers, front, origin, about }: CardIdea,
  phrases: TypedPhrases,
): TypedCandidate | null {
  if (shape !== 'steps' || answers.length < MIN_STEPS || answers.length > MAX_STEPS) return null;
  const names = answers.map(normalForm);
  const isFit = answers.every(
    (step) =>
      getWords(step).length <= MAX_STEP_WORDS && !COUNTS_STEPS.test(step) && step.length <= bodyLimits.text,
  );
  if (!isFit || new Set(names).size < names.length) return null;

  return {
    kind: 'order',
    stem: phrases.order(front.replace(/\s?: [^:]*$/, '')),
    body: { type: 'ordering', items: [...answers], rule: 'longest_run' },
    explanation: `${answers.map((step, index) => `${index + 1}. ${step}`).join(' ')}`,
    origin,
    facts: about,
    answers: [],
    isOwn: false,
    priority: ORDER_PRIORITY,
  };
}

function getGap(
  { isCloze = false, source, front, answers, origin, about }: CardIdea,
  language: WordedLanguage | null,
): TypedCandidate | null {
  const [answer = '', ...more] = answers;
  if (!isCloze || more.length > 0 || !canBeTyped(answer) || front.split(BLANK).length !== 2) return null;

  return {
    kind: KINDS[source] ?? 'term',
    stem: front.replace(BLANK, '[[1]]'),
    body: { type: 'gaps', gaps: [{ weight: 1, answer: getShortBody(answer, language) }] },
    explanation: front.replace(BLANK, answer),
    origin,
    facts: about,
    answers: [answer],
    isOwn: false,
    priority: PRIORITY[source] ?? 0,
  };
}

/** Cards whose question is whole: "What is a tariff?", "Causes of the war: name the 4." */
const OPEN_SOURCES: ReadonlySet<CardSource> = new Set(['definition', 'genus', 'list', 'table']);
const OPEN_PRIORITY = 2.5;
/** A person whom another sentence names. */
const OF_OTHERS = /\b(?:he|she|him|his|her|we|you)\b/i;
const MIN_WORDS_OF_OPEN = 4;

/** A card with a longer answer than a student types is marked by the student; every exact question of the fact comes first. */
function getOpen(
  { isCloze = false, source, shape, front, answers, origin, about }: CardIdea,
  phrases: TypedPhrases,
): TypedCandidate[] {
  const answer = shape === undefined ? (answers[0] ?? '') : answers.join('; ');
  if (isCloze || shape === 'steps' || !OPEN_SOURCES.has(source) || !phrases.asks.test(front)) return [];
  if (source === 'genus' ? OF_OTHERS.test(answer) : source !== 'list' && POINTS.test(answer)) return [];
  if (getWords(answer).length < MIN_WORDS_OF_OPEN || answer.length > bodyLimits.text) return [];
  return [
    {
      kind: shape === undefined ? 'meaning' : 'member',
      stem: front,
      body: { type: 'open', answer: /^\p{Ll}{3}/u.test(answer) ? capitalised(answer) : answer },
      explanation: '',
      origin,
      facts: about,
      answers: [],
      isOwn: false,
      priority: OPEN_PRIORITY,
    },
  ];
}

/** A meaning that speaks of something outside it. */
const POINTS = /\b(?:he|she|him|his|her|they|them|we|you|only)\b/i;

/** "What is a tariff?" with its sentence gives "What do we call a tax on imports?". */
function getNaming({ source, front, answers, origin, about }: CardIdea): TypedCandidate | null {
  const term = /^What (?:is|are) (?:an? |the )?(?<term>[^?]+)\?$/.exec(front)?.groups?.term ?? '';
  const [meaning = ''] = answers;
  const stem = `What do we call ${lowerFirst(meaning)}?`;
  if (
    source !== 'genus' ||
    getWords(meaning).length < MIN_MEANING_WORDS ||
    !canBeTyped(term) ||
    !isLeakFree(stem, term) ||
    POINTS.test(meaning)
  )
    return null;

  return {
    kind: 'term',
    stem,
    body: getShortBody(term),
    explanation: `${capitalised(term)}: ${meaning}.`,
    origin,
    facts: about,
    answers: [term],
    isOwn: false,
    priority: NAMING_PRIORITY,
  };
}

function getShort(
  { isCloze = false, source, shape, front, answers, origin, about }: CardIdea,
  language: WordedLanguage | null,
): TypedCandidate | null {
  const [answer = '', ...more] = answers;
  const [kind, priority] = [KINDS[source], PRIORITY[source]];
  if (isCloze || shape !== undefined || more.length > 0 || kind === undefined || priority === undefined)
    return null;
  if (!canBeTyped(answer) || front.includes('→')) return null;

  return {
    kind,
    stem: front,
    body: getShortBody(answer, language),
    explanation: `${capitalised(answer)}.`,
    origin,
    facts: about,
    answers: [answer],
    isOwn: false,
    priority,
  };
}
