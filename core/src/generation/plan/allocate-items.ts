/** A part of a note that may get items. */
export interface WeightedPart {
  /** Its index. */
  part: number;
  weight: number;
}

/** No part has more items than this before every other part has one. */
const MAX_BEFORE_ALL = 2;

/**
 * Finds the part that deserves the next item most: by weight, and each further item of a part is worth less (the method of
 * D'Hondt). Every part has one before any has its third.
 *
 * @param getCount the items that a part has
 * @returns null without parts
 */
export function findNextPart(
  parts: readonly WeightedPart[],
  getCount: (part: number) => number,
): number | null {
  const hasEmptyPart = parts.some(({ part }) => getCount(part) === 0);
  let [next, most]: [number | null, number] = [null, 0];
  for (const { part, weight } of parts) {
    const count = getCount(part);
    const claim = weight / (count + 1);
    if (claim > most && !(hasEmptyPart && count >= MAX_BEFORE_ALL)) [next, most] = [part, claim];
  }
  return next;
}

/**
 * Divides a number of items among the parts of a note.
 *
 * @param existing the items that the parts have already
 * @returns the number of new items of each part that gets any
 */
export function allocateItems(
  parts: readonly WeightedPart[],
  { count, existing }: { count: number; existing: ReadonlyMap<number, number> },
): Map<number, number> {
  const items = new Map<number, number>();
  for (let item = 0; item < count; item += 1) {
    const next = findNextPart(parts, (part) => (existing.get(part) ?? 0) + (items.get(part) ?? 0));
    if (next !== null) items.set(next, (items.get(next) ?? 0) + 1);
  }
  return items;
}
