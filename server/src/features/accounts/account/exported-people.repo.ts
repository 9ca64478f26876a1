/** Accounts in parts, for a file. A part begins behind the last row of the previous one, so that no row comes twice. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from './account.tables.ts';
import { foldedName, matching, orders, type PeopleFilter, type PersonRow, person } from './people.repo.ts';

export interface ListedPerson extends PersonRow {
  /** The first value of the order, as text: a time in milliseconds is before its own row. */
  position: string;
}

/**
 * @param now the time for the check of premium
 * @param after the row that was read last; null for the first part
 */
export async function findNextMatching(
  executor: Executor,
  { order, ...filter }: PeopleFilter,
  { now, after, limit }: { now: string; after: ListedPerson | null; limit: number },
): Promise<ListedPerson[]> {
  const position = order === 'name' ? sql<string>`${foldedName}` : sql<string>`${users.createdAt}::text`;
  return executor
    .select({ ...person, position })
    .from(users)
    .where(and(matching(filter, now), after === null ? undefined : isLater(order, after)))
    .orderBy(...orders[order])
    .limit(limit);
}

function isLater(order: PeopleFilter['order'], { position, id }: ListedPerson): SQL {
  if (order === 'name') return sql`(${foldedName}, ${users.id}) > (${position}, ${id}::uuid)`;
  const [own, row] = [
    sql`(${users.createdAt}, ${users.id})`,
    sql`(${position}::timestamptz, ${id}::uuid)`,
  ] as const;
  return order === 'newest' ? sql`${own} < ${row}` : sql`${own} > ${row}`;
}
