/** What administrators and tutors did about somebody: an append-only record, written with the change that it is about. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantOf } from '../clock/instant.ts';
import { instant } from '../database/columns.ts';
import { type Counted, countUpTo } from '../database/count-up-to.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { personalTable } from '../personal-data/personal-table.ts';

type AuditState = Readonly<Record<string, string | boolean | number | null>>;

/**
 * What a write changed, as it was and as it is. `before` is null where there was nothing. Neither an address nor a
 * secret stands in it.
 */
export interface AuditChange {
  before: AuditState | null;
  after: AuditState;
}

const adminAudit = pgTable('admin_audit', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  targetId: uuid('target_id').notNull(),
  action: text().notNull(),
  /** Empty once the person whom it is about is erased. */
  facts: jsonb().$type<AuditChange | Record<string, never>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** One act. */
export interface AuditEntry {
  actorId: string;
  /** The account that it is about. */
  targetId: string;
  /** `kind.verb`, such as `tutor.approve`. */
  action: string;
  change: AuditChange;
}

/** Writes entries with the change that they record, or not at all. @param now milliseconds since the epoch */
export async function writeAudit(
  tx: Transaction,
  entries: readonly AuditEntry[],
  now: number,
): Promise<void> {
  if (entries.length === 0) return;

  const createdAt = instantOf(now);
  const rows = entries.map(({ change, ...entry }) => ({ ...entry, id: newId(), facts: change, createdAt }));
  await tx.insert(adminAudit).values(rows);
}

/** The nil UUID (RFC 9562, 5.9): of a person who was erased, and the target of what is about no account. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/** Which entries are read; null narrows nothing. */
export interface AuditFilter {
  actorId: string | null;
  targetId: string | null;
  /** How the action begins. */
  action: string | null;
  skip: number;
  limit: number;
}

/** @returns entries that match, the latest first, and how many there are */
export async function findAudit(
  executor: Executor,
  { actorId, targetId, action, skip, limit }: AuditFilter,
): Promise<{ rows: (typeof adminAudit.$inferSelect)[]; counted: Counted }> {
  const matches: SQL | undefined = and(
    actorId === null ? undefined : eq(adminAudit.actorId, actorId),
    targetId === null ? undefined : eq(adminAudit.targetId, targetId),
    action === null ? undefined : sql`starts_with(${adminAudit.action}, ${action})`,
  );
  const rows = await executor
    .select()
    .from(adminAudit)
    .where(matches)
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .offset(skip)
    .limit(limit);
  return { rows, counted: await countUpTo(executor, adminAudit, matches) };
}

/** What was done stays on record, and when; whom it was about, or who did it, goes with the account. */
async function anonymise(tx: Transaction, userId: string): Promise<void> {
  await tx.update(adminAudit).set({ targetId: nilId, facts: {} }).where(eq(adminAudit.targetId, userId));
  await tx.update(adminAudit).set({ actorId: nilId }).where(eq(adminAudit.actorId, userId));
}

/** What the record holds of a person. */
export const auditPersonalData: PersonalData = {
  tables: [
    personalTable(adminAudit, {
      name: 'done-by-others',
      owned: adminAudit.targetId,
      order: [adminAudit.createdAt, adminAudit.id],
      withheld: { actor_id: 'names another person' },
    }),
  ],
  forget: (tx, { userId }) => anonymise(tx, userId),
};
