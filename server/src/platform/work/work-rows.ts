/**
 * Rows of work for jobs. The row is the truth: it counts the attempts, and until its lease expires no further
 * job is needed. Jobs only draw attention to a row.
 */
import { and, count, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { getInstant } from '../clock/instant.ts';
import { instant } from '../database/columns.ts';
import type { Executor } from '../database/database.ts';
import type { Turn } from '../queue/job.ts';

/** Max attempts of a row, and the lease of each attempt. */
export interface AttemptSchedule {
  /** Milliseconds for which each attempt holds the row, in order. A row has as many attempts as leases. */
  leasesMs: readonly number[];
  /**
   * False if the end of an attempt is one transaction: the queue starts the next attempt immediately, and
   * only the newest can finish. True if an attempt acts outside of the database, so that two parallel ones
   * would act twice: the next attempt starts after the lease expired. The leases are then also the waits
   * between attempts.
   */
  exclusive: boolean;
}

/** A row whose job has not come for this long is sent again. The queue's own heartbeats are faster. */
const sentLeaseMs = 300_000;

/** With the growing waits of the queue between them, eight attempts outlast an outage of two minutes. */
const usualAttempts = 8;

const usualSchedule: AttemptSchedule = {
  leasesMs: Array.from({ length: usualAttempts }, () => 300_000),
  exclusive: false,
};

/** Attempts of the usual schedule. Work that came to no end by then is given up. */
export const attemptsAtMost = usualSchedule.leasesMs.length;

/** @returns the columns of leased work for a table; spread them into the table */
export const workColumns = () => ({ attempts: integer().notNull(), leaseUntil: instant('lease_until') });

/** One attempt. Its number is what the attempt has to show when it wants to finish. */
export interface Attempt {
  id: string;
  attempts: number;
}

/** Why the columns of leased work are withheld from the archive of personal data. */
export const workBookkeeping = {
  attempts: 'only says how far a job got',
  lease_until: 'only says how far a job got',
} as const;

/**
 * @param now milliseconds since the epoch
 * @param rows of a kind whose attempts may take longer than the usual ones: a row is not sent again while one may run
 * @returns the columns of a row that was just sent to be worked on
 */
export function firstLease(now: number, rows: Pick<WorkRows<Attempt>, 'schedule'> = {}) {
  const leaseMs = Math.max(sentLeaseMs, getSchedule(rows).leasesMs[0] ?? 0);
  return { attempts: 0, leaseUntil: getInstant(now + leaseMs) };
}

/** The columns of a row that needs no more work. */
export const leaseEnded = { leaseUntil: null } as const;

type WorkTable = PgTable & { id: PgColumn; status: PgColumn; attempts: PgColumn; leaseUntil: PgColumn };

/** A table of leased work, with the statuses that mean something to it. */
export interface WorkRows<Row extends Attempt> {
  table: WorkTable;
  /** Status of a row that was sent and that no attempt holds. */
  waiting: string;
  /** Status of a row under work. Rows of every other status need no more work. */
  running: string;
  /** Eight attempts that may overtake each other where absent. */
  schedule?: AttemptSchedule;
  /** Rows that attempts may begin and finish; all of them where absent. The others wait as they are. */
  workable?: SQL;
  /** Column of the owning person; with it, the rows of all people take turns. */
  owner?: PgColumn;
  /** Rows of other work that count in these turns as well. */
  alsoTakesTurns?: WorkRows<Row>;
  /** A type only: the row that a claim returns. */
  row?: Row;
}

/**
 * Starts an attempt. The last attempt is never taken over, because a duplicate job would end running work: it
 * ends on its own or by its lease. An exclusive attempt is taken over only after its lease expired.
 *
 * @returns the claimed row, or null if there is nothing to do
 */
export async function claimAttempt<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  id: string,
  now: number,
): Promise<Row | null> {
  const { table, running } = rows;
  const leaseUntil = leaseOfNextAttempt(rows, now);
  const claimed = await executor
    .update(table)
    .set({ status: running, attempts: sql`${table.attempts} + 1`, leaseUntil } as never)
    .where(and(eq(table.id, id), hasAttemptsLeft(rows), mayBeTakenOver(rows, now)))
    .returning();
  return (claimed[0] as Row | undefined) ?? null;
}

/**
 * Lets a row that no attempt holds wait under a longer lease.
 *
 * @returns false if an attempt has started
 */
export async function postpone<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  id: string,
  until: number,
): Promise<boolean> {
  const { table, waiting, workable } = rows;
  const postponed = await executor
    .update(table)
    .set({ leaseUntil: getInstant(until) } as never)
    .where(and(eq(table.id, id), eq(table.status, waiting), workable))
    .returning({ id: table.id });
  return postponed.length > 0;
}

/**
 * Ends an attempt without a result: the row waits under a longer lease, and the sweep sends it again. The attempt counts.
 *
 * @param until milliseconds since the epoch
 */
export async function putOff<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  attempt: Attempt,
  until: number,
): Promise<void> {
  await executor
    .update(rows.table)
    .set({ status: rows.waiting, leaseUntil: getInstant(until) } as never)
    .where(isAttempt(rows, attempt));
}

/**
 * Takes an attempt back that a stopping worker has cut: the row waits as before the attempt. An exclusive attempt may
 * have acted outside of the database, so it counts.
 *
 * @returns true if another attempt may begin immediately
 */
export async function giveBack<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  attempt: Attempt,
): Promise<boolean> {
  if (getSchedule(rows).exclusive) return false;

  const returned = await executor
    .update(rows.table)
    .set({ status: rows.waiting, attempts: attempt.attempts - 1 } as never)
    .where(isAttempt(rows, attempt))
    .returning({ id: rows.table.id });
  return returned.length > 0;
}

/** @returns the row's turn among the rows of other people; undefined if people take no turns */
export async function getTurn<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  id: string,
): Promise<Turn | undefined> {
  const { table, owner, alsoTakesTurns } = rows;
  if (!owner) return undefined;

  const [row] = await executor.select({ person: owner }).from(table).where(eq(table.id, id));
  if (!row) return undefined;

  const person = String(row.person);
  const unfinished = or(isUnfinished(rows), alsoTakesTurns && isUnfinished(alsoTakesTurns));
  const ofSamePerson = and(eq(owner, person), ne(table.id, id), unfinished);
  const [others] = await executor.select({ count: count() }).from(table).where(ofSamePerson);
  return { person, others: others?.count ?? 0 };
}

/** @returns the condition under which an attempt may still finish its row: it is workable, no later one has taken over */
export function isAttempt<Row extends Attempt>(
  { table, running, workable }: WorkRows<Row>,
  { id, attempts }: Attempt,
): SQL | undefined {
  return and(eq(table.id, id), eq(table.status, running), eq(table.attempts, attempts), workable);
}

/**
 * Takes rows with attempts left whose lease has expired under a new one. An exclusive row waits again, because its next
 * attempt may start before the new lease ends.
 * @returns their ids, to be sent again
 */
export async function renewExpired<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  now: number,
): Promise<string[]> {
  const { table, waiting } = rows;
  const { leaseUntil } = firstLease(now, rows);
  const status = getSchedule(rows).exclusive ? { status: waiting } : {};
  const expired = await executor
    .update(table)
    .set({ ...status, leaseUntil } as never)
    .where(and(hasAttemptsLeft(rows), hasExpired(rows, now)))
    .returning({ id: table.id });
  return expired.map(({ id }) => id as string);
}

/** @returns rows whose last attempt let its lease expire: its worker died, like those before it */
export async function findExhausted<Row extends Attempt>(
  executor: Executor,
  rows: WorkRows<Row>,
  now: number,
): Promise<Row[]> {
  const used = gte(rows.table.attempts, getSchedule(rows).leasesMs.length);
  const exhausted = await executor
    .select()
    .from(rows.table)
    .where(and(isUnfinished(rows), used, hasExpired(rows, now)));
  return exhausted as Row[];
}

/** @returns true when no attempt may follow this one */
export function isLastAttempt<Row extends Attempt>(rows: WorkRows<Row>, { attempts }: Attempt): boolean {
  return attempts >= getSchedule(rows).leasesMs.length;
}

/** @returns the schedule that a kind of work has, the usual one where it names none */
export function getSchedule({ schedule }: Pick<WorkRows<Attempt>, 'schedule'>): AttemptSchedule {
  return schedule ?? usualSchedule;
}

/** @returns the condition that a row has work left, and that it may be done */
export function isUnfinished<Row extends Attempt>(rows: WorkRows<Row>): SQL | undefined {
  const { table, waiting, running, workable } = rows;
  return and(inArray(table.status, [waiting, running]), workable);
}

const hasAttemptsLeft = (rows: WorkRows<Attempt>) =>
  and(isUnfinished(rows), lt(rows.table.attempts, getSchedule(rows).leasesMs.length));

const hasExpired = ({ table }: WorkRows<Attempt>, now: number) => lt(table.leaseUntil, getInstant(now));

function mayBeTakenOver(rows: WorkRows<Attempt>, now: number): SQL | undefined {
  if (!getSchedule(rows).exclusive) return undefined;
  return or(eq(rows.table.status, rows.waiting), hasExpired(rows, now));
}

/** By the count that the statement meets, so that concurrent claims cannot both take one lease for theirs. */
function leaseOfNextAttempt(rows: WorkRows<Attempt>, now: number): SQL {
  const leases = `{${getSchedule(rows).leasesMs.join()}}`;
  const lease = sql`(${leases}::bigint[])[${rows.table.attempts} + 1] * interval '1 millisecond'`;
  return sql`${getInstant(now)}::timestamptz + ${lease}`;
}
