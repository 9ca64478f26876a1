/** Accounts in parts, for a file. A part begins behind the last row of the previous one, so that no row comes twice. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from './account.tables.ts';
import { foldedName, matching, orders, type PeopleFilter, type PersonRow, person } from './people.repo.ts';

export interface PlacedPerson extends PersonRow {
  /** The first value of the order, as text: a time in milliseconds is before its own row. */
  place: string;
}

/**
 * @param now the time for the check of premium
 * @param after the row that was read last; null for the first part
 */
export async function findMatchingAfter(
  executor: Executor,
  { order, ...filter }: PeopleFilter,
  { now, after, limit }: { now: string; after: PlacedPerson | null; limit: number },
): Promise<PlacedPerson[]> {
  const place = order === 'name' ? sql<string>`${foldedName}` : sql<string>`${users.createdAt}::text`;
  return executor
    .select({ ...person, place })
    .from(users)
    .where(and(matching(filter, now), after === null ? undefined : isBehind(order, after)))
    .orderBy(...orders[order])
    .limit(limit);
}

function isBehind(order: PeopleFilter['order'], { place, id }: PlacedPerson): SQL {
  if (order === 'name') return sql`(${foldedName}, ${users.id}) > (${place}, ${id}::uuid)`;
  const [own, row] = [
    sql`(${users.createdAt}, ${users.id})`,
    sql`(${place}::timestamptz, ${id}::uuid)`,
  ] as const;
  return order === 'newest' ? sql`${own} < ${row}` : sql`${own} > ${row}`;
}
