/** The ledger for administrators: its rows, and the balance of each account. */
import { type LedgerAccount, ledgerAccounts } from '@akada/core/payments/postings.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
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
