/** Computes the effect of one review on memory, by FSRS-6. No other file knows the package that computes it. */
import { FSRSAlgorithm } from 'ts-fsrs';
import { type MemoryParameters, weights } from './forgetting-curve.ts';
import type { Grade } from './grade.ts';

/**
 * The package gives every date of the process four enumerable methods when it is loaded, and two of them have
 * names that other libraries use as well. Its algorithm uses none of them. Their types stay until 6.0 removes
 * them.
 */
for (const method of ['scheduler', 'diff', 'format', 'dueFormat'])
  Reflect.deleteProperty(Date.prototype, method);

/** The strength of the memory of one item. */
export interface Memory {
  /** Days until nine of ten are still known; from 0.001 to 36,500. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
}

const algorithms = new WeakMap<MemoryParameters, FSRSAlgorithm>();

function getAlgorithm(parameters: MemoryParameters): FSRSAlgorithm {
  const found = algorithms.get(parameters);
  if (found) return found;

  const algorithm = new FSRSAlgorithm({ w: parameters });
  algorithms.set(parameters, algorithm);
  return algorithm;
}

/**
 * @param previousMemory null for an item that was never reviewed
 * @param days whole days since the last review by the student's days, 0 for the same day or the first review
 * @param parameters of the student; the defaults of FSRS if absent
 * @returns memory after the review
 */
export function nextMemory(
  previousMemory: Memory | null,
  days: number,
  grade: Grade,
  parameters = weights,
): Memory {
  const { stability, difficulty } = getAlgorithm(parameters).next_state(previousMemory, days, grade);
  return { stability, difficulty };
}
