/** Search in names: by the form that `catalogKey` of core makes of them, with room for typing mistakes. */
import { asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A word of seven letters with two exchanged still shares three of eight trigrams with the right one. */
const LEAST_LIKENESS = 0.3;

/** @returns whether a name holds the search, or something like it; undefined for an empty search */
export function matchesName(nameKey: SQLWrapper, key: string): SQL | undefined {
  if (key === '') return undefined;
  return or(
    sql`${nameKey} LIKE ${`%${key}%`}`,
    sql`word_similarity(${key}, ${nameKey}) >= ${LEAST_LIKENESS}`,
  );
}

/** @returns the order of a list: the best match first; without a search the alphabet's */
export function bestNameFirst(nameKey: SQLWrapper, key: string): SQL[] {
  if (key === '') return [asc(nameKey)];
  return [desc(sql`word_similarity(${key}, ${nameKey})`), asc(nameKey)];
}
