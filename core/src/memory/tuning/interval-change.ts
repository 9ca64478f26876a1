/** The meaning of a student's own parameters in one figure: how much sooner or later cards come. */
import { intervalDays, type MemoryParameters, weights } from '../forgetting-curve.ts';
import { type Memory, nextMemory } from '../fsrs.ts';
import { type Grade, grades } from '../grade.ts';

const { again, good } = grades;

/** Usual lives of a card, each review when it is due by the default parameters. */
const lives: readonly (readonly Grade[])[] = [
  [good, good],
  [good, good, good],
  [good, good, good, good],
  [again, good, good],
  [good, good, again, good],
];

/** @returns the interval after usual lives of a card, in per cent of the default one: below 100 cards come sooner */
export function getIntervalShare(parameters: MemoryParameters): number {
  const logs = lives.map((life) =>
    Math.log(getLastInterval(life, parameters) / getLastInterval(life, weights)),
  );
  return Math.round(100 * Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length));
}

function getLastInterval(life: readonly Grade[], parameters: MemoryParameters): number {
  const states = life.reduce<{ ownMemory: Memory | null; usualMemory: Memory | null }>(
    ({ ownMemory, usualMemory }, grade) => {
      const days = usualMemory ? intervalDays(usualMemory.stability) : 0;
      return {
        ownMemory: nextMemory(ownMemory, days, grade, parameters),
        usualMemory: nextMemory(usualMemory, days, grade),
      };
    },
    { ownMemory: null, usualMemory: null },
  );
  return intervalDays(states.ownMemory?.stability ?? 1, undefined, parameters);
}

const smallChange = 3;
const littleChange = 25;

/** @param share in per cent of the default interval @returns the sentence for the student */
export function describeIntervalShare(share: number): string {
  const change = Math.abs(share - 100);
  if (change < smallChange) return 'Your memory is much like the average, so your cards come as usual.';
  const amount = change <= littleChange ? 'a little ' : '';
  return share < 100
    ? `Your memory fades ${amount}faster than average, so your cards come ${change}% sooner.`
    : `Your memory lasts ${amount}longer than average, so your cards come ${change}% later.`;
}
