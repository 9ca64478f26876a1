/** Finds the passages of notes that a question is about, if any. */
import { getStem } from '../../text/stem.ts';
import { contentStems, getWords } from '../../text/words.ts';

/** A passage among which it is searched. */
export interface SearchedPassage {
  section: string | null;
  text: string;
}

/** Words of requests that are in no note. */
const WANTING = new Set(
  `another answer brief briefly chapter come compare define definition describe detail difference document example explain
  explanation file give happen help idea important know learn lecture list main mean meaning name next note notes overview page please
  point points question say show simple simply slide slides step study sum summarise summarize summary teach tell thing
  thought topic understand way word work`
    .split(/\s+/)
    .map(getStem),
);

/** Words without a question. */
const GREETING = new Set('bye good hello hey hi morning ok okay thank thanks'.split(' ').map(getStem));

/** @returns the stems that find passages; empty for a question about a complete note, and for a greeting */
export function stemsOfQuestion(question: string): string[] {
  return [...contentStems(question)].filter(
    (stem) => !WANTING.has(stem) && !GREETING.has(stem) && (stem.length > 1 || /\d/.test(stem)),
  );
}

/** @returns whether a question is about the complete note, such as for a summary */
export function asksForAll(question: string): boolean {
  return stemsOfQuestion(question).length === 0 && getWords(question).some(({ stem }) => WANTING.has(stem));
}

const GOES_ON = /^(?:and|but|so|or|then|also|et|mais)\b/i;
const POINTS_BACK = /\b(?:it|its|they|them|their|he|she|him|her|his|this|that|these|those)\b/i;
/** A question with more words of a subject says what it is about. */
const MOST_STEMS_OF_FOLLOW_UP = 4;

/**
 * @returns whether a question depends on the previous one: "why?", "and which one came after it?", "what
 * happened next?"
 */
export function leansOnBefore(question: string): boolean {
  const stems = stemsOfQuestion(question).length;
  if (stems < 2) return true;
  return stems <= MOST_STEMS_OF_FOLLOW_UP && (GOES_ON.test(question.trim()) || POINTS_BACK.test(question));
}

/**
 * Returns word beginnings as in a word index: the part that all forms of the word share.
 *
 * @returns at most this many, long ones first
 */
export function wordStarts(question: string, max: number): string[] {
  const requested = new Set(stemsOfQuestion(question));
  const starts = getWords(question)
    .filter(({ stem }) => requested.has(stem))
    .map(({ lower, stem }) => sharedStart(lower.replace(/['’].*$/, ''), stem));
  return [...new Set(starts)].sort((one, other) => other.length - one.length).slice(0, max);
}

function sharedStart(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length += 1;
  return length < 3 ? word : word.slice(0, length);
}

/** BM25 with its usual constants; a heading counts half. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
const HEADING = 0.5;

export interface RankedPassages<Passage> {
  /** The best ones first; none that shares no word with the question. */
  passages: Passage[];
  /** Share of the question's subject words that the best passage has, from 0 to 1. Rare words weigh more. */
  coverage: number;
}

/** @param max passages that are wanted */
export function rankPassages<Passage extends SearchedPassage>(
  question: string,
  searched: readonly Passage[],
  max: number,
): RankedPassages<Passage> {
  const requested = stemsOfQuestion(question);
  const counted = searched.map((passage) => ({ passage, ...findCounts(passage, requested) }));
  const length = counted.reduce((sum, { words }) => sum + words, 0) / Math.max(1, counted.length);
  const weights = new Map(
    requested.map((stem) => {
      const having = counted.filter(({ counts }) => counts.has(stem)).length;
      return [stem, Math.log(1 + (counted.length - having + 0.5) / (having + 0.5))];
    }),
  );
  const getWeight = (stem: string) => weights.get(stem) ?? 0;
  const scored = counted
    .map(({ passage, counts, words }) => {
      const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * words) / Math.max(1, length));
      const score = [...counts].reduce(
        (sum, [stem, count]) => sum + (getWeight(stem) * count * (SATURATION + 1)) / (count + norm),
        0,
      );
      return { passage, counts, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const all = requested.reduce((sum, stem) => sum + getWeight(stem), 0);
  const inBest = [...(scored[0]?.counts.keys() ?? [])].reduce((sum, stem) => sum + getWeight(stem), 0);
  return {
    passages: scored.slice(0, max).map(({ passage }) => passage),
    coverage: all === 0 ? 0 : inBest / all,
  };
}

function findCounts({ section, text }: SearchedPassage, requested: readonly string[]) {
  const counts = new Map<string, number>();
  const count = (stem: string, weight: number) => {
    if (requested.includes(stem)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  const words = getWords(text);
  for (const { stem } of words) count(stem, 1);
  for (const { stem } of getWords(section ?? '')) count(stem, HEADING);
  return { counts, words: words.length };
}

/** Below it, passages share words with a question by accident. */
const LEAST_COVERAGE = 0.35;

/** @returns whether the passages are about the question */
export const isCovered = (coverage: number): boolean => coverage >= LEAST_COVERAGE;
