/** The ledger for administrators: its rows, and the balance of each account. */
import { type LedgerAccount, ledgerAccounts } from '@akada/core/payments/postings.ts';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { ledgerEntries } from './ledger.repo.ts';

export type LedgerRow = typeof ledgerEntries.$inferSelect;

export interface LedgerFilter {
  account: LedgerAccount | undefined;
  /** Moments between which it was written; undefined for all. */
  written: { from: string; until: string } | undefined;
}

/** @returns the balance of each account, in kobo, over all rows */
export async function balances(executor: Executor): Promise<{ account: LedgerAccount; balance: number }[]> {
  const { debit, credit, amount } = ledgerEntries;
  const moved = await executor
    .select({ debit, credit, sum: sql<number>`sum(${amount})::float8` })
    .from(ledgerEntries)
    .groupBy(debit, credit);
  return ledgerAccounts.map((account) => ({
    account,
    balance: moved.reduce(
      (sum, row) => sum + (row.debit === account ? row.sum : 0) - (row.credit === account ? row.sum : 0),
      0,
    ),
  }));
}

/** @returns rows, the latest first, and how many there are */
export async function listEntries(
  executor: Executor,
  { account, written }: LedgerFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const { debit, credit, writtenAt } = ledgerEntries;
  const where = and(
    account && or(eq(debit, account), eq(credit, account)),
    written && and(gte(writtenAt, written.from), lt(writtenAt, written.until)),
  );
  const rows = await executor
    .select()
    .from(ledgerEntries)
    .where(where)
    .orderBy(desc(ledgerEntries.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(ledgerEntries).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns all rows of these sources, as they were written */
export function getEntries(executor: Executor, sources: readonly string[]): Promise<LedgerRow[]> {
  return executor
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.source, [...sources]))
    .orderBy(asc(ledgerEntries.id));
}

/** Moments between which rows were written. */
export interface LedgerSpan {
  from: string;
  until: string;
}

/** Postings of one day in Lagos, or one posting. */
export interface JournalRow {
  /** Such as 2026-11-28. */
  day: string;
  purpose: LedgerRow['purpose'];
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** In kobo. */
  amount: number;
  /** The reference of one posting; empty for a day. */
  source: string;
  postings: number;
}

const day = sql<string>`to_char(${ledgerEntries.writtenAt} AT TIME ZONE 'Africa/Lagos', 'YYYY-MM-DD')`;

const isWithin = ({ from, until }: LedgerSpan) =>
  and(gte(ledgerEntries.writtenAt, from), lt(ledgerEntries.writtenAt, until));

/** @returns the sums of each day by purpose and accounts, the oldest first */
export function sumDays(executor: Executor, span: LedgerSpan): Promise<JournalRow[]> {
  const { purpose, debit, credit, amount } = ledgerEntries;
  return executor
    .select({
      day,
      purpose,
      debit,
      credit,
      amount: sql<number>`sum(${amount})::float8`,
      source: sql<string>`''`,
      postings: sql<number>`count(*)::int`,
    })
    .from(ledgerEntries)
    .where(isWithin(span))
    .groupBy(sql`1`, purpose, debit, credit)
    .orderBy(sql`1`, purpose, debit, credit);
}

/** @returns the next postings after a row, the oldest first */
export async function listPostings(
  executor: Executor,
  span: LedgerSpan,
  after: number,
): Promise<(JournalRow & { id: number })[]> {
  const { id, purpose, debit, credit, amount, source } = ledgerEntries;
  return executor
    .select({ id, day, purpose, debit, credit, amount, source, postings: sql<number>`1` })
    .from(ledgerEntries)
    .where(and(isWithin(span), gt(id, after)))
    .orderBy(asc(id))
    .limit(2_000);
}
