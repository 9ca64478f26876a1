/** The rules by which an order earns its share. An order is a list of the indexes of the right order. */
import { seededRandom, shuffled } from '../generation/seeded-random.ts';
import type { OrderingRule } from './question-body.ts';

/** The result of a rule: earned and possible points, and the same in words. */
export interface OrderingResult {
  earned: number;
  total: number;
  reason: string;
}

type Order = readonly number[];

/**
 * Applies a rule.
 *
 * @param rule of the question
 * @param order for each position, the index in the right order of the item there
 * @returns what the order earned of everything that it could earn
 */
export function measureOrder(rule: OrderingRule, order: Order): OrderingResult {
  const count = order.length;
  const ofItems = `of ${count} items`;
  switch (rule) {
    case 'exact': {
      const isExact = countPositions(order) === count;
      const reason = isExact ? 'All items are in their positions.' : 'Not all items are in their positions.';
      return { earned: isExact ? 1 : 0, total: 1, reason };
    }
    case 'position':
      return toResult(countPositions(order), count, 'items are in their positions');
    case 'next':
      return toResult(countNext(order), count - 1, 'items have the right next item');
    case 'next_and_last':
      return toResult(countNext(order) + countLast(order), count, 'items have the right next item or end');
    case 'neighbour': {
      const earned = 2 * countNext(order) + countLast(order) + (order[0] === 0 ? 1 : 0);
      return toResult(earned, 2 * count, 'neighbours and ends are right');
    }
    case 'all_around':
      return toResult(countOrderedPairs(order), (count * (count - 1)) / 2, 'pairs are in the right order');
    case 'longest_run': {
      const run = measureRun(order);
      return { earned: run > 1 ? run : 0, total: count, reason: `${run} ${ofItems} are in the right order.` };
    }
    case 'longest_contiguous': {
      const run = measureSuccession(order);
      const reason = `${run} ${ofItems} are in order without an omission.`;
      return { earned: run > 1 ? run : 0, total: count, reason };
    }
    case 'distance': {
      const distance = order.reduce((sum, item, position) => sum + Math.abs(item - position), 0);
      const total = count * (count - 1);
      return { earned: total - distance, total, reason: `Items are ${distance} positions away in total.` };
    }
  }
}

const sampleSize = 400;

/**
 * Computes the share that a random order earns on average. For the runs there is no short formula, so that fixed
 * samples estimate it.
 *
 * @param rule of the question
 * @param count of the items
 * @returns the average share; 0 if there is nothing to order
 */
export function getOrderingGuess(rule: OrderingRule, count: number): number {
  if (count < 2) return 0;

  switch (rule) {
    case 'exact':
      return (
        1 /
        Array.from({ length: count }, (_, index) => index + 1).reduce((product, factor) => product * factor)
      );
    case 'position':
    case 'next':
    case 'next_and_last':
    case 'neighbour':
      return 1 / count;
    case 'all_around':
      return 0.5;
    case 'distance':
      return (2 * count - 1) / (3 * count);
    default:
      return estimateGuess(rule, count);
  }
}

function estimateGuess(rule: OrderingRule, count: number): number {
  const order = Array.from({ length: count }, (_, index) => index);
  const random = seededRandom('orders');
  const samples = Array.from({ length: sampleSize }, () => measureOrder(rule, shuffled(order, random)));
  return samples.reduce((sum, { earned, total }) => sum + earned / total, 0) / sampleSize;
}

function toResult(earned: number, total: number, sentence: string): OrderingResult {
  return { earned, total, reason: `${earned} of ${total} ${sentence}.` };
}

const countPositions = (order: Order): number => order.filter((item, position) => item === position).length;

const countNext = (order: Order): number =>
  order.filter((item, position) => order[position + 1] === item + 1).length;

const countLast = (order: Order): number => (order.at(-1) === order.length - 1 ? 1 : 0);

function countOrderedPairs(order: Order): number {
  const later = order.map(
    (item, position) => order.slice(position + 1).filter((other) => other > item).length,
  );
  return later.reduce((sum, count) => sum + count, 0);
}

/** Items that are in the right order, although others may be between them. */
function measureRun(order: Order): number {
  const lengths: number[] = [];
  for (const [position, item] of order.entries()) {
    const previous = lengths.filter((_, index) => index < position && (order[index] ?? item) < item);
    lengths.push(1 + Math.max(0, ...previous));
  }
  return Math.max(0, ...lengths);
}

/** Successive items of the right order, although others may be between them. */
function measureSuccession(order: Order): number {
  const lengths = new Map<number, number>();
  for (const item of order) lengths.set(item, 1 + (lengths.get(item - 1) ?? 0));
  return Math.max(0, ...lengths.values());
}
