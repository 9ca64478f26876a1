/** One statement over the cases of all features, made of the parts of each feature. */
import {
  type CaseKind,
  maxCountedCases,
  type WaitingCase,
  type WaitingCount,
} from '@akada/contract/observers/waiting.ts';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { WaitingCases } from '../../../platform/module/waiting-source.ts';
import { getName } from '../../accounts/accounts.ts';
import { waitingClaims } from './waiting.tables.ts';

/** The last case of a page. */
export type CaseCursor = Pick<WaitingCase, 'since' | 'id'> & { kind: string };

interface Reading {
  sources: readonly WaitingCases[];
  /** ISO time. */
  now: string;
}

/** @returns the number of cases and the oldest one of each kind with cases, the oldest first */
export async function countCases(
  executor: Executor,
  { sources, now }: Reading,
): Promise<(WaitingCount & { oldest_at: string })[]> {
  const parts = sources.map(({ kind, rows }) => {
    const { since, from } = rows(now);
    return sql`(SELECT ${kind}::text AS kind, count(*)::int AS count, min(since) AS oldest_at
      FROM (SELECT ${since} AS since ${from} ORDER BY 1 LIMIT ${maxCountedCases}) AS found)`;
  });
  const { rows } = await executor.execute<{ kind: CaseKind; count: number; oldest_at: string }>(
    sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS counts WHERE count > 0 ORDER BY oldest_at, kind`,
  );
  return rows.map((row) => ({ ...row, oldest_at: isoTimestamp(row.oldest_at) }));
}

/** @returns at most `limit` cases of each kind, all together the oldest first */
export function findOldest(executor: Executor, reading: Reading, limit: number): Promise<WaitingCase[]> {
  return readCases(executor, reading, { getCondition: () => sql`true`, limit, total: sql`ALL` });
}

/** @returns the cases after the cursor, oldest first */
export function findCases(
  executor: Executor,
  reading: Reading,
  { after, limit }: { after: CaseCursor | null; limit: number },
): Promise<WaitingCase[]> {
  const getCondition = (kind: CaseKind) =>
    after === null
      ? sql`true`
      : sql`(found.since, ${kind}::text, found.id) > (${after.since}::timestamptz, ${after.kind}::text, ${after.id}::uuid)`;
  return readCases(executor, reading, { getCondition, limit, total: sql`${limit}` });
}

/** @returns the case if it waits; null if it was decided or never waited */
export async function findCase(
  executor: Executor,
  source: WaitingCases,
  { id, now }: { id: string; now: string },
): Promise<WaitingCase | null> {
  const getCondition = () => sql`found.id = ${id}`;
  const [found] = await readCases(
    executor,
    { sources: [source], now },
    { getCondition, limit: 1, total: sql`1` },
  );
  return found ?? null;
}

interface Selection {
  /** The condition for the rows of a kind, which are called `found`. */
  getCondition: (kind: CaseKind) => SQL;
  /** The limit of each kind, and the limit of all. */
  limit: number;
  total: SQL;
}

interface CaseRow extends Record<string, unknown> {
  kind: CaseKind;
  id: string;
  since: string;
  facts: object;
  holderId: string | null;
  holderName: string;
  until: string;
}

async function readCases(
  executor: Executor,
  { sources, now }: Reading,
  { getCondition, limit, total }: Selection,
): Promise<WaitingCase[]> {
  const parts = sources.map(({ kind, rows }) => {
    const { id, since, facts, from, holder } = rows(now);
    // Answers have milliseconds: a cursor made of finer times would show a case twice.
    return sql`(SELECT ${kind}::text AS kind, found.* FROM (
      SELECT ${id} AS id, date_trunc('milliseconds', ${since}) AS since, ${facts} AS facts,
        ${holder?.id ?? sql`NULL::uuid`} AS held_by, ${holder?.until ?? sql`NULL::timestamptz`} AS held_until ${from}
    ) AS found WHERE ${getCondition(kind)} ORDER BY found.since, found.id LIMIT ${limit})`;
  });
  const { rows } = await executor.execute<CaseRow>(sql`
    SELECT listed.kind, listed.id, listed.since, listed.facts, holder.id AS "holderId", holder.until,
      ${getName(sql`holder.id`)} AS "holderName"
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS listed
    LEFT JOIN ${waitingClaims} AS claim ON claim.kind = listed.kind AND claim.id = listed.id
    LEFT JOIN LATERAL (
      SELECT coalesce(listed.held_by, claim.admin_id) AS id, coalesce(listed.held_until, claim.held_until) AS until
    ) AS holder ON holder.until > ${now}
    ORDER BY listed.since, listed.kind, listed.id LIMIT ${total}`);
  return rows.map(toCase);
}

/** Each feature's facts are checked by the type of its source. */
function toCase({ kind, id, since, facts, holderId, holderName, until }: CaseRow): WaitingCase {
  const holder =
    holderId === null ? null : { id: holderId, full_name: holderName, until: isoTimestamp(until) };
  return { kind, id, since: isoTimestamp(since), holder, ...facts } as WaitingCase;
}

/** Until the transaction ends no other one claims this case. */
export async function lockCase(tx: Transaction, kind: CaseKind, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`waiting:${kind}:${id}`}, 0))`);
}

/** Stores the holder of a case that `lockCase` holds; null puts the case back. Claims that ended are removed. */
export async function putClaim(
  tx: Transaction,
  { kind, id, now }: { kind: CaseKind; id: string; now: string },
  claim: { adminId: string; until: string } | null,
): Promise<void> {
  await tx.delete(waitingClaims).where(lte(waitingClaims.heldUntil, now));
  if (claim === null) {
    await tx.delete(waitingClaims).where(and(eq(waitingClaims.kind, kind), eq(waitingClaims.id, id)));
    return;
  }
  const columns = { adminId: claim.adminId, heldUntil: claim.until };
  await tx
    .insert(waitingClaims)
    .values({ kind, id, ...columns })
    .onConflictDoUpdate({ target: [waitingClaims.kind, waitingClaims.id], set: columns });
}
