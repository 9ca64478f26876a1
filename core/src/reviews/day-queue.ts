/** The queue of a day: what is learned first, then what adds most to what is known in thirty days, within the caps. */

import type { MemoryParameters } from '../memory/forgetting-curve.ts';
import type { Memory } from '../memory/fsrs.ts';
import type { MemoryPhase } from '../memory/learning-steps.ts';
import { daysBetween } from '../time/local-day.ts';
import { getGain } from './gain.ts';

/** The fields that decide an item's turn. */
export interface QueuedMemory extends Memory {
  phase: MemoryPhase;
  /** While it is learned, in milliseconds since the epoch; null in reviews. */
  dueAt: number | null;
  lastDay: string;
}

/** An item that may be asked today. */
export interface Candidate {
  /** Items of one group are siblings: one a day. */
  group: string;
  /** Null for a new one. */
  memory: QueuedMemory | null;
}

export interface DayOrder {
  /** YYYY-MM-DD. */
  day: string;
  /** The number of items that may still be asked today. */
  caps: { due: number; new: number };
  /** Groups with an item that was asked today. */
  answered: ReadonlySet<string>;
  /** The student's parameters; the defaults if absent. */
  parameters?: MemoryParameters | undefined;
}

export interface DayQueue<Item> {
  /** Items in their learning steps, in the order of their due times. */
  learning: Item[];
  /** Due items, the largest gain first. */
  due: Item[];
  /** Asked before what is due: a first review adds more than any later one. */
  new: Item[];
  /** The number of items that the caps leave for later days. */
  leftOver: { due: number; new: number };
}

/** @param candidates due or new, in the order in which equal ones are asked @returns the day, siblings buried */
export function dayQueue<Item extends Candidate>(
  candidates: readonly Item[],
  { day, caps, answered, parameters }: DayOrder,
): DayQueue<Item> {
  const takenNames = new Set(answered);
  const firstOfGroup = ({ group }: Item) => !takenNames.has(group) && Boolean(takenNames.add(group));
  const isLearned = ({ memory }: Item) => memory !== null && memory.phase !== 'review';

  const learning = candidates
    .filter(isLearned)
    .toSorted((one, other) => (one.memory?.dueAt ?? 0) - (other.memory?.dueAt ?? 0));
  // An item in its learning steps continues, even if a sibling was asked today.
  for (const { group } of learning) takenNames.add(group);
  const due = candidates
    .flatMap((item) =>
      item.memory && !isLearned(item) ? [{ item, gain: gainAt(item.memory, day, parameters) }] : [],
    )
    .sort((one, other) => other.gain - one.gain)
    .flatMap(({ item }) => (firstOfGroup(item) ? [item] : []));
  const fresh = candidates.filter((item) => item.memory === null && firstOfGroup(item));
  return {
    learning,
    due: due.slice(0, caps.due),
    new: fresh.slice(0, caps.new),
    leftOver: { due: Math.max(0, due.length - caps.due), new: Math.max(0, fresh.length - caps.new) },
  };
}

function gainAt(memory: QueuedMemory, day: string, parameters?: MemoryParameters): number {
  return getGain(memory, Math.max(0, daysBetween(memory.lastDay, day)), parameters);
}
