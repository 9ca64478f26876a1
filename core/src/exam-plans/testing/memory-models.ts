/** Three laws of memory. The planner knows only the first, and must do well with all of them. */
import { recall } from '../../memory/forgetting-curve.ts';
import { nextMemory } from '../../memory/fsrs.ts';
import type { PlannedItem } from '../exam-plan.ts';

/** The true memory of one item. The planner never sees it. */
export interface TrueMemory {
  /** Days; what it means is up to the model. */
  strength: number;
  /** Difficulty by FSRS, or the share of the memory that fades fast. */
  detail: number;
  lastIndex: number;
}

export interface MemoryModel {
  name: string;
  recall: (memory: TrueMemory, index: number) => number;
  /** The memory at the end of a day on which the item was asked; null before the first time. */
  review: (memory: TrueMemory | null, input: ModelReview) => TrueMemory;
  /** The memory of an item that was learned elsewhere. */
  learnedElsewhere: (lastIndex: number) => TrueMemory;
}

export interface ModelReview {
  kind: PlannedItem['kind'];
  index: number;
  right: boolean;
}

/** FSRS-6 with the parameters of the planner. */
export const fsrsModel: MemoryModel = {
  name: 'FSRS, the parameters of the planner',
  recall: ({ strength, lastIndex }, index) => recall(index - lastIndex, strength),
  review: (memory, { kind, index, right }) => {
    const previous = memory && { stability: memory.strength, difficulty: memory.detail };
    const first = nextMemory(previous, memory ? index - memory.lastIndex : 0, right ? 3 : 1);
    const { stability, difficulty } = kind === 'card' && !right ? nextMemory(first, 0, 3) : first;
    return { strength: stability, detail: difficulty, lastIndex: index };
  },
  learnedElsewhere: (lastIndex) => ({ strength: 12, detail: 5, lastIndex }),
};

/** The traits of a student with another law of memory: 1 is the average. */
export interface StudentMemory {
  /** Multiplies the first strength. */
  first: number;
  /** Multiplies what a review adds. */
  growth: number;
}

/** A steeper power law than in FSRS. */
export const buildPowerModel = ({ first, growth }: StudentMemory): MemoryModel => {
  const getRecall = ({ strength, lastIndex }: TrueMemory, index: number) =>
    (1 + (0.2346 * (index - lastIndex)) / strength) ** -0.5;
  return {
    name: 'power law, other parameters',
    recall: getRecall,
    review: (memory, { kind, index, right }) => {
      if (memory === null)
        return { strength: (right ? 3 : kind === 'card' ? 1.2 : 0.7) * first, detail: 0, lastIndex: index };
      const forgotten = 1 - getRecall(memory, index);
      const strength = right
        ? memory.strength * (1 + 9 * growth * forgotten * memory.strength ** -0.1)
        : Math.max(0.7 * first, 0.5 * memory.strength ** 0.7);
      return { strength, detail: 0, lastIndex: index };
    },
    learnedElsewhere: (lastIndex) => ({ strength: 10 * first, detail: 0, lastIndex }),
  };
};

const fastHalfLife = 1;

/** Two memories that halve: a fast part, and a slow part, which reviews strengthen. */
export const buildTwoPartModel = ({ first, growth }: StudentMemory): MemoryModel => {
  const getRecall = ({ strength, detail, lastIndex }: TrueMemory, index: number) => {
    const days = index - lastIndex;
    return detail * 2 ** (-days / fastHalfLife) + (1 - detail) * 2 ** (-days / strength);
  };
  return {
    name: 'two half-lives',
    recall: getRecall,
    review: (memory, { kind, index, right }) => {
      if (memory === null)
        return {
          strength: (right ? 14 : 8) * first,
          detail: right ? 0.15 : kind === 'card' ? 0.35 : 0.5,
          lastIndex: index,
        };
      const forgotten = 1 - getRecall(memory, index);
      return {
        strength: right
          ? memory.strength * (1.2 + 3 * growth * forgotten)
          : Math.max(6 * first, memory.strength * 0.7),
        detail: right ? memory.detail * 0.6 : Math.min(0.5, memory.detail * 1.1),
        lastIndex: index,
      };
    },
    learnedElsewhere: (lastIndex) => ({ strength: 30 * first, detail: 0, lastIndex }),
  };
};
