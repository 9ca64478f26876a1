/** The ledger: rows are only added, and by its source and purpose each exists once. It names no person. */
import type { LedgerAccount, Posting } from '@akada/core/payments/postings.ts';
import { eq } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Payment reference. */
  source: text().notNull(),
  purpose: text().$type<Posting['purpose']>().notNull(),
  debit: text().$type<LedgerAccount>().notNull(),
  credit: text().$type<LedgerAccount>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  writtenAt: instant('written_at').notNull(),
});

/** Includes the related fact. Existing rows stay as they are. */
export async function post(
  tx: Transaction,
  source: string,
  postings: readonly Posting[],
  now: string,
): Promise<void> {
  if (postings.length === 0) return;

  await tx
    .insert(ledgerEntries)
    .values(postings.map((posting) => ({ ...posting, source, writtenAt: now })))
    .onConflictDoNothing();
}

/** @returns whether this money is in the ledger, also when the account that paid is erased */
export async function isPosted(executor: Executor, source: string): Promise<boolean> {
  const rows = await executor
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.source, source))
    .limit(1);
  return rows.length > 0;
}
