import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * @param text what `LIKE` reads as a pattern is looked for as it is
 * @returns whether the value has this text anywhere, whatever its case
 */
export function contains(value: PgColumn | SQL, text: string): SQL {
  return ilike(value, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
