/** Finds the passages of notes that a question is about, if any, and the part of each that answers it best. */

import type { SearchedPassage } from './note-lines.ts';
import { getUnits } from './note-units.ts';
import { getIntent } from './question-intent.ts';
import { scoreUnit } from './unit-score.ts';
import { type SearchQuestion, weighWords } from './weigh-words.ts';

/** A passage with its best part. */
export interface RankedPassage<Passage> {
  passage: Passage;
  /** The sentence or line that answers best, and the exact part of the passage in which a reader understands it. */
  answer: string;
  quote: string;
}

export interface RankedPassages<Passage> {
  /** The best ones first. No passage shares no word with the question. */
  passages: RankedPassage<Passage>[];
  /** Share of the question's subject words that the best sentence has with its context, from 0 to 1. Rare words weigh more. */
  coverage: number;
}

/** A note explains a term before it uses the term. */
const LATER_SHARE = 0.06;

/** @param max passages that are wanted */
export function rankPassages<Passage extends SearchedPassage>(
  input: SearchQuestion,
  searched: readonly Passage[],
  max: number,
): RankedPassages<Passage> {
  const units = getUnits(searched);
  const intent = getIntent(input.question);
  const words = weighWords(input, intent, searched, units);
  if (words.length === 0) return { passages: [], coverage: 0 };

  const byPassage = Map.groupBy(units, ({ passage }) => passage);
  const inPassage = new Map(
    [...byPassage].map(([index, its]) => [index, new Set(its.flatMap(({ stems }) => stems))]),
  );
  const scored = units
    .map((unit, index) => {
      const { score, ...found } = scoreUnit(unit, words, intent, inPassage.get(unit.passage) ?? new Set());
      return { unit, ...found, score: score * (1 - (LATER_SHARE * index) / units.length) };
    })
    .filter(({ isFound }) => isFound)
    .sort((one, other) => other.score - one.score);
  const best = new Map(scored.toReversed().map((found) => [found.unit.passage, found]));
  const passages = [...best.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
    .flatMap(({ unit: { passage: index, quoted, quote } }) => {
      const passage = searched[index];
      return passage ? [{ passage, answer: quoted, quote: passage.text.slice(quote.start, quote.end) }] : [];
    });
  return { passages, coverage: scored[0]?.coverage ?? 0 };
}

/** Below it, passages share words with a question by accident. */
const MIN_COVERAGE = 0.35;

/** @returns whether the passages are about the question */
export const isCovered = (coverage: number): boolean => coverage >= MIN_COVERAGE;
