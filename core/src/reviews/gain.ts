/** How much one review adds to what is known in thirty days: what is worth most is asked first. */
import { type MemoryParameters, recall } from '../memory/forgetting-curve.ts';
import { type Memory, nextMemory } from '../memory/fsrs.ts';
import { grades } from '../memory/grade.ts';

const horizonDays = 30;

/**
 * @param memory of something that was reviewed before
 * @param days since its last review
 * @returns how much likelier it is known in thirty days when it is reviewed now than when it is not, from 0 to 1
 */
export function getGain(memory: Memory, days: number, parameters?: MemoryParameters): number {
  const knownCount = recall(days, memory.stability, parameters);
  const right = nextMemory(memory, days, grades.good, parameters);
  const missed = nextMemory(memory, days, grades.again, parameters);
  const wrong = nextMemory(missed, 0, grades.good, parameters);
  return (
    knownCount * recall(horizonDays, right.stability, parameters) +
    (1 - knownCount) * recall(horizonDays, wrong.stability, parameters) -
    recall(days + horizonDays, memory.stability, parameters)
  );
}
