/** The number of members that the two sets share. */
export function sharedCount<T>(left: ReadonlySet<T>, right: ReadonlySet<T>): number {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const member of small) if (large.has(member)) shared += 1;
  return shared;
}

/** Jaccard index: shared members over all members; 0 for two empty sets. */
export function jaccard<T>(left: ReadonlySet<T>, right: ReadonlySet<T>): number {
  const shared = sharedCount(left, right);
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Harmonic mean of the two shares that are common (F1, the Dice coefficient); 0 for two empty sets. */
export function overlapF1<T>(left: ReadonlySet<T>, right: ReadonlySet<T>): number {
  const sizes = left.size + right.size;
  return sizes === 0 ? 0 : (2 * sharedCount(left, right)) / sizes;
}

/** The share of `part` that `whole` holds; 1 for an empty part. */
export function coverage<T>(part: ReadonlySet<T>, whole: ReadonlySet<T>): number {
  return part.size === 0 ? 1 : sharedCount(part, whole) / part.size;
}
