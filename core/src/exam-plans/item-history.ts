/** The memory of one item for a plan, and the evidence that its reviews are. */
import {
  afterReview,
  countedReviews,
  type GivenReview,
  type ItemKind,
  type ItemState,
  type TakenBack,
} from '../memory/fold-reviews.ts';
import { grades } from '../memory/grade.ts';
import { daysBetween } from '../time/local-day.ts';
import type { RecallEvidence } from './exam-plan.ts';

export interface ItemHistory {
  /** Null for an item without reviews. Plans remember questions from their first answer on, right or wrong. */
  memory: ItemState | null;
  evidence: (RecallEvidence & { givenAt: number })[];
  /** The probability that the first answer was right by knowledge; null without answers. */
  firstRight: number | null;
}

/**
 * @param events all of one item, in any order, each once
 * @param guess the chance of a right answer without knowledge
 */
export function readHistory(
  kind: ItemKind,
  events: readonly (GivenReview | TakenBack)[],
  guess: number,
): ItemHistory {
  const reviews = countedReviews(events);
  const evidence: ItemHistory['evidence'] = [];
  let memory: ItemState | null = null;
  for (const review of reviews) {
    const days = memory === null ? 0 : daysBetween(memory.lastDay, review.localDay);
    if (memory !== null && days > 0)
      evidence.push({
        days,
        stability: memory.stability,
        right: isRight(review),
        guess,
        givenAt: review.givenAt,
        parameters: review.parameters,
      });
    memory = afterReview(kind, memory, review);
  }
  const [first] = reviews;
  // A right answer was a guess with the share that guesses have among right answers of a student who knows half.
  const firstRight = first === undefined ? null : isRight(first) ? 1 / (1 + guess) : 0;
  return { memory, evidence, firstRight };
}

function isRight({ grade }: GivenReview): boolean {
  return grade !== grades.again;
}

const minTimes = 20;
const maxCountedMs = 60_000;
const minSeconds = 2;

/** @returns the mean seconds of one view; the preset while there are few */
export function getSecondsOfView(tookMs: readonly number[], preset: number): number {
  if (tookMs.length < minTimes) return preset;
  const sum = tookMs.reduce((total, one) => total + Math.min(one, maxCountedMs), 0);
  return Math.max(minSeconds, sum / tookMs.length / 1_000);
}
