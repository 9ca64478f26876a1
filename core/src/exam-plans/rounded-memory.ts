/**
 * Memory rounded to a grid, so that many items share one state: a plan looks at thousands of possible reviews, and each
 * distinct one is computed once.
 */
import type { ItemKind } from '../memory/fold-reviews.ts';
import { type MemoryParameters, recall } from '../memory/forgetting-curve.ts';
import { type Memory, nextMemory } from '../memory/fsrs.ts';
import { grades } from '../memory/grade.ts';

/** Steps of the grid within a factor of e. */
const stabilitySteps = 8;
const maxRemembered = 200_000;
/** A longer pause counts as this long. */
export const maxPause = 400;
/** Makes keys positive, because a stability below a day has a negative logarithm. */
const keyOffset = 2_000;

const rememberedReviews = new WeakMap<MemoryParameters, Map<number, RoundedMemory>>();

function getRemembered(parameters: MemoryParameters): Map<number, RoundedMemory> {
  const remembered = rememberedReviews.get(parameters);
  if (remembered && remembered.size < maxRemembered) return remembered;

  const empty = new Map<number, RoundedMemory>();
  rememberedReviews.set(parameters, empty);
  return empty;
}

export interface RoundedMemory extends Memory {
  /** Equal for equal states. */
  key: number;
}

export function roundMemory({ stability, difficulty }: Memory): RoundedMemory {
  const step = Math.round(Math.log(stability) * stabilitySteps);
  const rounded = Math.round(difficulty);
  return { stability: Math.exp(step / stabilitySteps), difficulty: rounded, key: step * 16 + rounded };
}

export interface PlannedReview {
  kind: ItemKind;
  /** Null for a first review. */
  memory: RoundedMemory | null;
  /** Days since the last review. */
  days: number;
  right: boolean;
  parameters: MemoryParameters;
}

/** @returns the memory at the end of the day: a card that was wrong is asked again on it, a question is not */
export function reviewMemory({ kind, memory, days, right, parameters }: PlannedReview): RoundedMemory {
  const remembered = getRemembered(parameters);
  const pause = Math.min(days, maxPause);
  const state = memory ? memory.key + keyOffset : 0;
  const key = ((state * 512 + pause) * 2 + (kind === 'card' ? 1 : 0)) * 2 + (right ? 1 : 0);
  const found = remembered.get(key);
  if (found) return found;

  const first = nextMemory(memory, pause, right ? grades.good : grades.again, parameters);
  const last = kind === 'card' && !right ? nextMemory(first, 0, grades.good, parameters) : first;
  const rounded = roundMemory(last);
  remembered.set(key, rounded);
  return rounded;
}

/** @param speed the speed of forgetting, 1 if it is as the parameters say */
export function recallAt(
  memory: Memory,
  days: number,
  { speed, parameters }: { speed: number; parameters: MemoryParameters },
): number {
  return recall(days * speed, memory.stability, parameters);
}
