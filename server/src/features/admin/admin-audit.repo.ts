import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { adminAudit } from './admin-audit.tables.ts';

/** With the change that it tells of, or not at all. */
export async function insertAudit(tx: Transaction, row: typeof adminAudit.$inferInsert): Promise<void> {
  await tx.insert(adminAudit).values(row);
}

export async function insertAudits(tx: Transaction, rows: (typeof adminAudit.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(adminAudit).values(rows);
}

/** The nil UUID (RFC 9562, 5.9). */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What was done stays on record, and when; by whom or to whom is nobody's business any more. */
export async function anonymiseAudit(tx: Transaction, userId: string): Promise<void> {
  await tx.update(adminAudit).set({ targetId: nobody, facts: {} }).where(eq(adminAudit.targetId, userId));
  await tx.update(adminAudit).set({ actorId: nobody }).where(eq(adminAudit.actorId, userId));
}
