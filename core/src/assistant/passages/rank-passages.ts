/** Finds the passages of notes that a question is about, if any, and the part of each that fits best. */
import { getStem } from '../../text/stem.ts';
import { getWords } from '../../text/words.ts';
import { findAbbreviations } from '../related-words/abbreviations.ts';
import { getVariants } from '../related-words/word-variants.ts';
import type { SearchedPassage } from './note-lines.ts';
import { getUnits, type NoteUnit } from './note-units.ts';
import { getIntent, type QuestionIntent } from './question-intent.ts';
import { stemsOfQuestion } from './question-words.ts';
import { getDefinitionShare } from './unit-definition.ts';

/** A question, with the previous one if it depends on it. */
export interface AskedQuestion {
  question: string;
  before: string | null;
}

export interface RankedPassages<Passage> {
  /** The best ones first, each with its best unit. No passage shares no word with the question. */
  passages: { passage: Passage; unit: NoteUnit }[];
  /** Share of the question's subject words that the best unit has with its context, from 0 to 1. Rare words weigh more. */
  coverage: number;
}

/** Shares of a word by its place: the line that leads to a unit, its heading, the sentence before it, its passage. */
const PLACES = { reply: 0.95, lead: 0.75, fullHeading: 0.9, heading: 0.5, previous: 0.5, passage: 0.2 } as const;
/** Added for what the question wants, as shares of the weight of all its words. */
const BONUS = { intent: 0.3, definition: 0.6, label: 0.3 } as const;
/** A longer unit shares words by accident. */
const USUAL_WORDS = 18;
const LENGTH_SHARE = 0.15;
/** What is said first is usually what the rest builds on. */
const LATER_SHARE = 0.06;
/** A line that leads to the answer is quoted with it, but the answer itself is better. */
const LEAD_SHARE = 0.9;
/** Words of the previous question say less about this one. */
const BEFORE_SHARE = 0.5;
/** A word that is in no note tells little: students use words of their own. */
const ABSENT_SHARE = 0.5;
/** Such a word says what happened and seldom to what. */
const GENERIC = new Set(
  'become begin call came case cause come find form found happen introduce involve made need normal occur produce publish start take told took use work write written wrote'
    .split(' ')
    .map(getStem),
);
/** The kind of the answer, which a note seldom names beside it: "which organ makes renin?" */
const KIND = /\b(?:which|what)\s+(\p{L}+)\s+\p{L}/iu;
const GENERIC_SHARE = 0.5;
/** A variant with less names another thing. */
const SURE_VARIANT = 0.7;
const LABEL_VARIANT = 0.6;
/** Coverage by words that may mean something else. */
const UNSURE_SHARE = 0.6;

interface AskedWord {
  weight: number;
  variants: ReadonlyMap<string, number>;
  /** It is in this question, not only in the previous one. */
  isSubject: boolean;
}

/** @param max passages that are wanted */
export function rankPassages<Passage extends SearchedPassage>(
  asked: AskedQuestion,
  searched: readonly Passage[],
  max: number,
): RankedPassages<Passage> {
  const units = getUnits(searched);
  const intent = getIntent(asked.question);
  const words = weighWords(asked, intent, searched, units);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return { passages: [], coverage: 0 };

  const byPassage = Map.groupBy(units, ({ passage }) => passage);
  const inPassage = new Map([...byPassage].map(([index, its]) => [index, new Set(its.flatMap(({ stems }) => stems))]));
  const scored = units
      .map((unit, place) => {
      const { own, matched, isSure } = matchUnit(unit, words, inPassage.get(unit.passage) ?? new Set());
      const score = (matched / all) * (1 + getBonus(unit, intent, words)) * getLengthFactor(unit) * (1 - (LATER_SHARE * place) / units.length);
      return { unit, own, matched, coverage: (matched / all) * (isSure ? 1 : UNSURE_SHARE), score };
    })
    .filter(({ own, unit, matched }) => own > 0 || (matched > 0 && intent.has?.test(unit.text) === true))
    .sort((one, other) => other.score - one.score);
  (globalThis as any).DEBUG?.(words, scored);
  const best = new Map<number, (typeof scored)[number]>();
  for (const found of scored) if (!best.has(found.unit.passage)) best.set(found.unit.passage, found);
  return {
    passages: [...best.values()].slice(0, max).flatMap(({ unit }) => {
      const passage = searched[unit.passage];
      return passage ? [{ passage, unit }] : [];
    }),
    coverage: scored[0]?.coverage ?? 0,
  };
}

function weighWords(
  { question, before }: AskedQuestion,
  { form }: QuestionIntent,
  searched: readonly SearchedPassage[],
  units: readonly NoteUnit[],
): AskedWord[] {
  const text = searched.map(({ text: passage }) => passage).join('\n');
  const stems = new Set(units.flatMap((unit) => [...unit.stems, ...unit.heading]));
  const vocabulary = { stems, abbreviations: findAbbreviations(`${before ?? ''} ${question}`, text) };
  const now = stemsOfQuestion(question);
  const earlier = before === null ? [] : stemsOfQuestion(before).filter((stem) => !now.includes(stem));
  const subjects = now.filter((stem) => !form.has(stem));
  const names = new Set(getWords(question).flatMap(({ text: word, stem }, index) => (index > 0 && /^\p{Lu}/u.test(word) ? [stem] : [])));
  const kind = KIND.exec(question)?.[1];
  const kinds = new Set(kind === undefined ? [] : stemsOfQuestion(kind));
  const getWord = (stem: string, share: number): AskedWord => {
    const variants = getVariants(stem, vocabulary, names.has(stem));
    const isIn = ({ stems: its }: NoteUnit) => (stems.has(stem) ? its.includes(stem) : its.some((one) => variants.has(one)));
    const having = units.filter(isIn).length;
    const rarity = Math.log(1 + (units.length - having + 0.5) / (having + 0.5));
    return { variants, isSubject: share === 1, weight: rarity * share * (variants.size === 0 ? ABSENT_SHARE : 1) * (GENERIC.has(stem) || kinds.has(stem) ? GENERIC_SHARE : 1) };
  };
  return [
    ...(subjects.length > 0 ? subjects : now).map((stem) => getWord(stem, 1)),
    ...earlier.map((stem) => getWord(stem, BEFORE_SHARE)),
  ];
}

/** @returns the weight of the asked words in the unit itself, and with what stands around it */
function matchUnit(unit: NoteUnit, words: readonly AskedWord[], passage: ReadonlySet<string>) {
  const unitStems = new Set(unit.stems);
  const isAsked = (stem: string) => words.some(({ variants }) => variants.has(stem));
  const hasFullHeading = [...unit.heading].every((stem) => stem.length < 3 || isAsked(stem));
  const places: readonly (readonly [ReadonlySet<string>, number])[] = [
    [unitStems, 1],
    [unit.lead, unit.isReply ? PLACES.reply : PLACES.lead],
    [unit.heading, hasFullHeading ? PLACES.fullHeading : PLACES.heading],
    [unit.previous, PLACES.previous],
    [passage, PLACES.passage],
  ];
  let [own, matched, isSure] = [0, 0, false];
  for (const { weight, variants } of words) {
    const shares = [...variants].map(([stem, share]) => [unitStems.has(stem) ? share : 0, share * (places.find(([stems]) => stems.has(stem))?.[1] ?? 0)] as const);
    own += weight * Math.max(0, ...shares.map(([inUnit]) => inUnit));
    matched += weight * Math.max(0, ...shares.map(([, around]) => around));
    isSure ||= [...variants].some(([stem, share]) => share >= SURE_VARIANT && (unitStems.has(stem) || unit.lead.has(stem) || unit.heading.has(stem)));
  }
  return { own, matched, isSure };
}

/** "Disadvantages: slow, expensive". */
const LABEL = /^[^:=–]{2,40}(?=\s*[:=–])/;

function getBonus(unit: NoteUnit, { has, asksForDefinition }: QuestionIntent, words: readonly AskedWord[]): number {
  const wanted = has?.test(unit.text) ? BONUS.intent : 0;
  const [label = ''] = LABEL.exec(unit.text) ?? [];
  const labels = getWords(label);
  const isLabelled = labels.length > 0 && labels.length < 4 && words.some(({ variants }) => labels.some(({ stem }) => (variants.get(stem) ?? 0) >= LABEL_VARIANT));
  return wanted + Math.max(isLabelled ? BONUS.label : 0, asksForDefinition ? BONUS.definition * getTermShare(unit, words) : 0);
}

function getTermShare({ text }: NoteUnit, words: readonly AskedWord[]): number {
  const terms = words
    .filter(({ variants, isSubject }) => isSubject && variants.size > 0)
    .map(({ variants }) => new Set([...variants].flatMap(([stem, share]) => (share >= SURE_VARIANT ? [stem] : []))));
  return getDefinitionShare(text, terms);
}

function getLengthFactor({ stems, isLead }: NoteUnit): number {
  const factor = 1 - LENGTH_SHARE + LENGTH_SHARE * Math.min(1.2, USUAL_WORDS / Math.max(1, stems.length));
  return isLead ? factor * LEAD_SHARE : factor;
}

/** Below it, passages share words with a question by accident. */
const LEAST_COVERAGE = 0.35;

/** @returns whether the passages are about the question */
export const isCovered = (coverage: number): boolean => coverage >= LEAST_COVERAGE;
