import { sql } from 'drizzle-orm';
import { Fault } from '../fault/fault.ts';
import type { Database, Transaction } from './database.ts';

/** Lists and figures of administrators search complete tables, and a slow one delays everybody else. */
const withinMs = 2_000;

/** PostgreSQL's code of a statement that was given up because of its time-out. */
const givenUp = '57014';

/**
 * Reads for administrators: each statement has two seconds.
 * @returns what `read` returns
 * @throws Fault `takes_too_long`, which is the caller's to narrow: the same request would take as long again
 */
export async function readInTime<Result>(
  database: Pick<Database, 'transaction'>,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${withinMs}`));
      return await read(tx);
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (!(cause instanceof Error && 'code' in cause && cause.code === givenUp)) throw error;
    throw new Fault(
      'takes_too_long',
      'This takes too long to look up. Search for more of the name, choose a filter, or a shorter time.',
      { cause: error },
    );
  }
}

/** The number of rows without the limit, as a column of a select. */
export const totalOfRows = sql<number>`(count(*) OVER ())::int`;
