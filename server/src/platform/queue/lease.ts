/** What rows that are worked on by jobs have in common: a lease, and attempts that are counted. */
import { type SQL, sql } from 'drizzle-orm';

/** After so many attempts that came to no end the work is given up. */
export const attemptsAtMost = 3;

/** Work that nobody has finished for this long is sent again by a sweep. The queue's own heartbeats are faster. */
const leaseSeconds = 300;

/** @returns the moment until which an attempt that starts now has the row, by the database's clock */
export function newLease(): SQL {
  return sql`now() + make_interval(secs => ${leaseSeconds})`;
}
