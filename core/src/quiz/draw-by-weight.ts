/** Draws questions as often as their topics are asked. */
import { seededRandom, shuffled } from '../generation/seeded-random.ts';

/** Questions of one topic. */
export interface WeightedGroup<Item> {
  /** Positive: a topic of twice the weight is drawn twice as often. */
  weight: number;
  items: readonly Item[];
}

/**
 * Divides seats among groups in proportion to their weights by the method of D'Hondt: each seat goes to the group
 * with the largest weight / (seats + 1), the earlier one of two equal ones. A further seat takes none away.
 *
 * @param groups with the number of items that each has
 * @param count number of seats
 * @returns seats of each group, none more than it has items; their sum is `count`, or less if there are fewer items
 */
export function divideSeats(
  groups: readonly { weight: number; available: number }[],
  count: number,
): number[] {
  const seats = groups.map(() => 0);
  const total = groups.reduce((sum, { available }) => sum + available, 0);
  for (let left = Math.min(count, total); left > 0; left -= 1) {
    let best = -1;
    let largest = Number.NEGATIVE_INFINITY;
    for (const [index, { weight, available }] of groups.entries()) {
      const seatCount = seats[index] ?? 0;
      const quotient = weight / (seatCount + 1);
      if (seatCount >= available || quotient <= largest) continue;
      best = index;
      largest = quotient;
    }
    seats[best] = (seats[best] ?? 0) + 1;
  }
  return seats;
}

/**
 * @param groups questions by topic
 * @param count requested number
 * @param seed gives the same questions again
 * @returns drawn items in random order, of each group as many as `divideSeats` gives it
 */
export function drawByWeight<Item>(
  groups: readonly WeightedGroup<Item>[],
  count: number,
  seed: string,
): Item[] {
  const random = seededRandom(seed);
  const sizes = groups.map(({ weight, items }) => ({ weight, available: items.length }));
  const seats = divideSeats(sizes, count);
  const selection = groups.flatMap(({ items }, index) => shuffled(items, random).slice(0, seats[index]));
  return shuffled(selection, random);
}
