import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * @param text what `LIKE` reads as a pattern is looked for as it is
 * @returns whether the value has this text anywhere, whatever its case
 */
export function contains(value: PgColumn | SQL, text: string): SQL {
  return ilike(value, `%${escapePattern(text)}%`);
}

/** @returns the pattern of `LIKE` that finds this text as it is */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Further words of a search narrow it no more. */
const mostWords = 8;

/** @returns the different words of a search, without what PostgreSQL reads as a sign in a query for words */
export function searchedWords(search: string): string[] {
  const words = search.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}
