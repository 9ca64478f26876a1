/** The record of a day for one question or one card: all figures of days and topics are sums of these rows. */
import {
  afterReview,
  countedReviews,
  type GivenReview,
  type ItemState,
  type TakenBack,
} from '../memory/fold-reviews.ts';
import { grades } from '../memory/grade.ts';
import { daysBetween } from '../time/local-day.ts';

/** A longer look is a break. */
const mostCountedMs = 60_000;
/** The number of days from which on a card is mature. */
export const matureDays = 21;

export interface WorkOfDay {
  localDay: string;
  /** The number of answers or reviews. */
  times: number;
  tookMs: number;
}

/** One answer to a question, of practice or of an exam. */
export interface GivenAnswer {
  id: string;
  /** Milliseconds since the epoch. */
  givenAt: number;
  localDay: string;
  tookMs: number;
  /** Null while the result is held back. */
  correct: boolean | null;
  hints: number;
  /** The number of possible answers. */
  possible: number;
}

export interface QuestionDay extends WorkOfDay {
  /**
   * The first answer of the day, if it is evidence of knowledge: it was given without hints, and its result
   * is not held back.
   */
  evidence: (Pick<GivenAnswer, 'givenAt' | 'possible'> & { correct: boolean }) | null;
}

/** @param answers all to one question, in any order */
export function questionDays(answers: readonly GivenAnswer[]): QuestionDay[] {
  const ordered = answers.toSorted(
    (one, other) => one.givenAt - other.givenAt || (one.id < other.id ? -1 : 1),
  );
  return [...Map.groupBy(ordered, ({ localDay }) => localDay)].map(([localDay, given]) => ({
    ...workOf(localDay, given),
    evidence: getEvidence(given[0]),
  }));
}

function getEvidence(first: GivenAnswer | undefined): QuestionDay['evidence'] {
  if (!first || first.correct === null || first.hints > 0) return null;
  const { givenAt, possible, correct } = first;
  return { givenAt, possible, correct };
}

/** The wait of a card before its review: shorter or longer than three weeks. */
export type CardAge = 'young' | 'mature';

export interface CardDay extends WorkOfDay {
  /** True if it was still known at the first review of the day; null if it had waited for less than a day. */
  retained: { age: CardAge; known: boolean } | null;
}

/** A review as the log has it. */
export type TimedReview = GivenReview & { tookMs: number };

/** @param events all of one face of a card, in any order, each once */
export function cardDays(events: readonly (TimedReview | TakenBack)[]): CardDay[] {
  const reviews = countedReviews(events);
  const retained = new Map<string, CardDay['retained']>();
  let state: ItemState | null = null;
  for (const review of reviews) {
    if (!retained.has(review.localDay)) retained.set(review.localDay, retainedAt(state, review));
    state = afterReview('card', state, review);
  }
  return [...Map.groupBy(reviews, ({ localDay }) => localDay)].map(([localDay, given]) => ({
    ...workOf(localDay, given),
    retained: retained.get(localDay) ?? null,
  }));
}

function retainedAt(previousItemState: ItemState | null, { grade }: GivenReview): CardDay['retained'] {
  if (previousItemState?.phase !== 'review') return null;
  const waited = daysBetween(previousItemState.lastDay, previousItemState.dueDay);
  return { age: waited < matureDays ? 'young' : 'mature', known: grade !== grades.again };
}

function workOf(localDay: string, inputs: readonly { tookMs: number }[]): WorkOfDay {
  const tookMs = inputs.reduce((sum, one) => sum + Math.min(one.tookMs, mostCountedMs), 0);
  return { localDay, times: inputs.length, tookMs };
}
