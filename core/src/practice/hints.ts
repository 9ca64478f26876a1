/** Help before an answer, step by step: if it is said, fewer options, the sentence without the answer. */
import { seededRandom, shuffled } from '../generation/seeded-random.ts';

/** 1 where to look, 2 wrong options fall, 3 the sentence with the answer blanked. */
export type HintStep = 1 | 2 | 3;

/** The question that a student gets help with. */
export interface HelpedQuestion {
  /** The number of its options. */
  options: number;
  /** Indexes of the right ones. */
  keys: readonly number[];
  /** A section of its source, or a topic. */
  hasSource: boolean;
  /** A sentence of its source, or an explanation. */
  hasText: boolean;
}

const mostFalling = 2;

/** @returns the steps that the question has, in their order */
export function hintSteps(question: HelpedQuestion): HintStep[] {
  const steps: [HintStep, boolean][] = [
    [1, question.hasSource],
    [2, fallingCount(question) > 0],
    [3, question.hasText],
  ];
  return steps.filter(([, has]) => has).map(([step]) => step);
}

/**
 * @param seed of this question in this sitting
 * @returns indexes of the wrong options that the second step takes away, ascending
 */
export function fallingOptions(question: HelpedQuestion, seed: string): number[] {
  const wrong = Array.from({ length: question.options }, (_, index) => index).filter(
    (index) => !question.keys.includes(index),
  );
  return shuffled(wrong, seededRandom(`${seed} falls`))
    .slice(0, fallingCount(question))
    .sort((one, other) => one - other);
}

/** Two options always stay, and a wrong one among them: else the help would be the answer. */
function fallingCount({ options, keys }: HelpedQuestion): number {
  const wrong = options - new Set(keys).size;
  return Math.max(0, Math.min(mostFalling, options - 2, wrong - 1));
}
