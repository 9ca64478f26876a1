import { stem as snowballStem } from 'porter2';

/** A stem is requested some twenty times per distinct word; beyond this size the memory is worth more. */
const CACHE_LIMIT = 50_000;
const LONGEST_WORD = 40;
const cache = new Map<string, string>();

/**
 * The Snowball ("Porter 2") stem of one English word.
 *
 * @param lower a single word in lower case; words over 40 characters come back as they are, because the
 *   stemmer's time grows faster than their length and no English word is that long.
 * @see https://snowballstem.org/algorithms/english/stemmer.html
 */
export function getStem(lower: string): string {
  if (lower.length > LONGEST_WORD) return lower;

  const known = cache.get(lower);
  if (known !== undefined) return known;

  if (cache.size >= CACHE_LIMIT) cache.clear();
  const stem = snowballStem(lower);
  cache.set(lower, stem);
  return stem;
}
