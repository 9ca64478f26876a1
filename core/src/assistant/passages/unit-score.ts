/** Rates how well a sentence or line of a note answers a question. */
import { getWords } from '../../text/words.ts';
import type { NoteUnit } from './note-units.ts';
import type { QuestionIntent } from './question-intent.ts';
import { getDefinitionShare } from './unit-definition.ts';
import type { WeightedWord } from './weigh-words.ts';

/** Shares of a word by its context: the question or line before it, its heading, the sentence before it, its passage. */
const WEIGHTS = {
  reply: 0.95,
  lead: 0.75,
  fullHeading: 0.9,
  heading: 0.5,
  previous: 0.5,
  passage: 0.2,
} as const;
/** The form of the unit adds these to its score. */
const BONUS = { intent: 0.3, definition: 0.6, label: 0.3 } as const;
/** A longer unit shares words by accident. */
const USUAL_WORDS = 18;
const LENGTH_SHARE = 0.15;
const MAX_LENGTH_FACTOR = 1.2;
/** A line that leads to the answer is quoted with it, but the answer itself is better. */
const LEAD_SHARE = 0.9;
/** A variant with less may name another thing, unless the unit is a label or has what the question wants. */
const SURE_VARIANT = 0.7;
const LABEL_VARIANT = 0.6;
/** Coverage only by words that may mean something else. */
const UNSURE_SHARE = 0.6;
/** A unit that begins with a synonym of the only asked word is about it. */
const OPENING_WORDS = 3;
const OPENING_VARIANT = 0.5;

export interface UnitScore {
  score: number;
  /** Share of the asked words that the unit has with its context, from 0 to 1. */
  coverage: number;
  /** Without a word of the question the unit says nothing about it, unless it has what the question wants. */
  isFound: boolean;
}

/** @param passage all stems of its passage */
export function scoreUnit(
  unit: NoteUnit,
  words: readonly WeightedWord[],
  intent: QuestionIntent,
  passage: ReadonlySet<string>,
): UnitScore {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const stems = new Set(unit.stems);
  const contexts = getContexts(unit, stems, words, passage);
  const has = (contexts: readonly ReadonlySet<string>[], { variants }: WeightedWord, minShare: number) =>
    [...variants].some(([stem, share]) => share >= minShare && contexts.some((context) => context.has(stem)));
  const matched = words.reduce((sum, word) => sum + word.weight * getShare(word, contexts), 0);
  const opening = new Set(unit.stems.slice(0, OPENING_WORDS));
  const hasAnswerForm = intent.has?.test(unit.quoted) === true;
  const minShare = hasAnswerForm ? LABEL_VARIANT : SURE_VARIANT;
  const isSure =
    words.some((word) => has([stems, unit.lead, unit.heading], word, minShare)) ||
    (words.length === 1 && words.some((word) => has([opening], word, OPENING_VARIANT)));
  const bonus = (hasAnswerForm ? BONUS.intent : 0) + getFormBonus(unit, words, intent);
  return {
    score: (matched / all) * (1 + bonus) * getLengthFactor(unit),
    coverage: (matched / all) * (isSure ? 1 : UNSURE_SHARE),
    isFound:
      matched > 0 && (hasAnswerForm || words.some((word) => has([stems, unit.lead, unit.heading], word, 0))),
  };
}

type Context = readonly [ReadonlySet<string>, number];

function getContexts(
  unit: NoteUnit,
  stems: ReadonlySet<string>,
  words: readonly WeightedWord[],
  passage: ReadonlySet<string>,
): Context[] {
  const isInQuestion = (stem: string) => words.some(({ variants }) => variants.has(stem));
  const isFull = [...unit.heading].every((stem) => stem.length < 3 || isInQuestion(stem));
  return [
    [stems, 1],
    [unit.lead, unit.isReply ? WEIGHTS.reply : WEIGHTS.lead],
    [unit.heading, isFull ? WEIGHTS.fullHeading : WEIGHTS.heading],
    [unit.previous, WEIGHTS.previous],
    [passage, WEIGHTS.passage],
  ];
}

/** @returns the share of the variant at the best context */
function getShare({ variants }: WeightedWord, contexts: readonly Context[]): number {
  let best = 0;
  for (const [stem, share] of variants)
    best = Math.max(best, share * (contexts.find(([stems]) => stems.has(stem))?.[1] ?? 0));
  return best;
}

/** "Disadvantages: slow, expensive". */
const LABEL = /^[^:=–]{2,40}(?=\s*[:=–])/;
const MAX_LABEL_WORDS = 3;

function getFormBonus({ text }: NoteUnit, words: readonly WeightedWord[], intent: QuestionIntent): number {
  const label = getWords(LABEL.exec(text)?.[0] ?? '');
  const isLabel =
    label.length <= MAX_LABEL_WORDS &&
    label.some(({ stem }) => words.some(({ variants }) => (variants.get(stem) ?? 0) >= LABEL_VARIANT));
  const definition = intent.asksForDefinition ? getDefinitionShare(text, getTerm(words)) : 0;
  return Math.max(isLabel ? BONUS.label : 0, BONUS.definition * definition);
}

/** @returns the stems of each asked word */
const getTerm = (words: readonly WeightedWord[]): ReadonlySet<string>[] =>
  words
    .filter(({ variants, isSubject }) => isSubject && variants.size > 0)
    .map(
      ({ variants }) =>
        new Set([...variants].flatMap(([stem, share]) => (share >= SURE_VARIANT ? [stem] : []))),
    );

function getLengthFactor({ stems, isLead }: NoteUnit): number {
  const brevity = Math.min(MAX_LENGTH_FACTOR, USUAL_WORDS / Math.max(1, stems.length));
  return (1 - LENGTH_SHARE + LENGTH_SHARE * brevity) * (isLead ? LEAD_SHARE : 1);
}
