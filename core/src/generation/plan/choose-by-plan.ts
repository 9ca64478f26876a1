import { findNextPart } from './allocate-items.ts';

/** A possible question or card, as a plan judges it. */
export interface Planned {
  /** The index of its part of the note. */
  part: number;
  /** Comparable within one note. */
  priority: number;
  /** The names of the facts that it asks. A set asks each name once. */
  facts: readonly string[];
  /** Properties that others can have too, such as its type; each further one of them is worth less by the cost. */
  shares: readonly { name: string; cost: number }[];
  /** The list or the table column that it asks. */
  list?: string | undefined;
}

export interface Plan<T> {
  weights: readonly number[];
  count: number;
  describe(candidate: T): Planned;
  /** Judges a candidate next to the candidates that were accepted before, and remembers it if it returns true. */
  accept(candidate: T): boolean;
  /** The parts of existing items: of this set, and of earlier ones of the note. */
  existingParts?: readonly number[];
}

/** A list gives more only if the rest of the note has nothing left. */
const MAX_OF_LIST = 2;
/** A note of 300,000 words can offer tens of thousands of candidates that all fail for one reason. */
const MIN_TRIES = 300;
const TRIES_PER_ITEM = 20;

/**
 * Chooses the items of a set so that they cover the note: every part before any part has its third item, then each by its
 * weight; within a part the best, of different types and lists.
 *
 * @param candidates in the order of the note
 * @returns at most `count` of them, in the order of their choice: the first of them are a smaller set of the same note
 */
export function chooseByPlan<T>(candidates: readonly T[], plan: Plan<T>): T[] {
  const { weights, count, describe, accept, existingParts = [] } = plan;
  const entries = candidates.map((candidate) => ({ candidate, planned: describe(candidate) }));
  const left = Map.groupBy(entries, ({ planned }) => planned.part);
  const chosenItems: T[] = [];
  const partCounts = new Counts(existingParts.map(String));
  const shares = new Counts();
  const lists = new Counts();
  const facts = new Set<string>();
  const heldEntries: Entry<T>[] = [];
  let maxOfList = MAX_OF_LIST;

  for (let tries = MIN_TRIES + TRIES_PER_ITEM * count; chosenItems.length < count && tries > 0; ) {
    const entry = takeNext(left, weights, { partCounts, shares });
    if (entry === null) {
      if (heldEntries.length === 0) break;
      maxOfList = Number.POSITIVE_INFINITY;
      for (const one of heldEntries.splice(0)) left.get(one.planned.part)?.push(one);
      continue;
    }
    const { candidate, planned } = entry;
    if (planned.facts.some((fact) => facts.has(fact))) continue;
    if (planned.list !== undefined && lists.get(planned.list) >= maxOfList) {
      heldEntries.push(entry);
      continue;
    }
    tries -= 1;
    if (!accept(candidate)) continue;

    chosenItems.push(candidate);
    partCounts.add(String(planned.part));
    for (const { name } of planned.shares) shares.add(name);
    if (planned.list !== undefined) lists.add(planned.list);
    for (const fact of planned.facts) facts.add(fact);
  }
  return chosenItems;
}

interface Entry<T> {
  candidate: T;
  planned: Planned;
}

class Counts {
  readonly #counts = new Map<string, number>();

  constructor(names: readonly string[] = []) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    this.#counts.set(name, this.get(name) + 1);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

type Left<T> = ReadonlyMap<number, Entry<T>[]>;

/** Removes the best candidate of the part that deserves the next item most. */
function takeNext<T>(
  left: Left<T>,
  weights: readonly number[],
  { partCounts, shares }: Record<'partCounts' | 'shares', Counts>,
): Entry<T> | null {
  const parts = [...left].flatMap(([part, entries]) =>
    entries.length > 0 ? { part, weight: weights[part] ?? 1 } : [],
  );
  const next = findNextPart(parts, (part) => partCounts.get(String(part)));
  const entries = next === null ? undefined : left.get(next);
  return entries?.splice(findBest(entries, shares), 1)[0] ?? null;
}

function findBest<T>(entries: readonly Entry<T>[], shares: Counts): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [index, { planned }] of entries.entries()) {
    const cost = planned.shares.reduce((sum, share) => sum + share.cost * shares.get(share.name), 0);
    if (planned.priority - cost > most) [best, most] = [index, planned.priority - cost];
  }
  return best;
}
