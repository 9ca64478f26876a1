/** How much one review adds to what is known in thirty days: what is worth most is asked first. */
import { recall } from '../memory/forgetting-curve.ts';
import { type Memory, nextMemory } from '../memory/fsrs.ts';
import { grades } from '../memory/grade.ts';

const horizonDays = 30;

/**
 * @param memory of something that was reviewed before
 * @param days since its last review
 * @returns how much likelier it is known in thirty days when it is reviewed now than when it is not, from 0 to 1
 */
export function getGain(memory: Memory, days: number): number {
  const knownCount = recall(days, memory.stability);
  const right = nextMemory(memory, days, grades.good);
  const wrong = nextMemory(nextMemory(memory, days, grades.again), 0, grades.good);
  return (
    knownCount * recall(horizonDays, right.stability) +
    (1 - knownCount) * recall(horizonDays, wrong.stability) -
    recall(days + horizonDays, memory.stability)
  );
}
