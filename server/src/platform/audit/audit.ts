/** The append-only record of acts of administrators and tutors on others, written in the transaction of the act. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { getInstant } from '../clock/instant.ts';
import { bytes, instant } from '../database/columns.ts';
import { type Counted, countUpTo } from '../database/count-up-to.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { personalTable } from '../personal-data/personal-table.ts';

type AuditState = Readonly<Record<string, string | boolean | number | null>>;

/** The value before and after a write. `before` is null if there was none. It contains no address and no secret. */
export interface AuditChange {
  before: AuditState | null;
  after: AuditState;
}

export const adminAudit = pgTable('admin_audit', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  targetId: uuid('target_id').notNull(),
  action: text().notNull(),
  /** Empty once the person whom it is about is erased. */
  facts: jsonb().$type<AuditChange | Record<string, never>>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until the task of the seals has made it. It outlives an erasure. */
  digest: bytes(),
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

  const createdAt = getInstant(now);
  const rows = entries.map(({ change, ...entry }) => ({ ...entry, id: newId(), facts: change, createdAt }));
  await tx.insert(adminAudit).values(rows);
}

/** The nil UUID (RFC 9562, 5.9): represents an erased person, and a target that is no account. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/** Which entries are read; null narrows nothing. */
export interface AuditFilter {
  actorId: string | null;
  targetId: string | null;
  /** Prefix of the action. */
  action: string | null;
  /** Days in UTC, such as `2026-11-30`; the last one is included. */
  from: string | null;
  to: string | null;
}

/** @returns entries that match, the latest first, and how many there are */
export async function findAudit(
  executor: Executor,
  filter: AuditFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: AuditEntryRow[]; counted: Counted }> {
  const condition = getCondition(filter);
  const rows = await findEntries(executor, condition, limit).offset(skip);
  return { rows, counted: await countUpTo(executor, adminAudit, condition) };
}

export type AuditEntryRow = typeof adminAudit.$inferSelect;

/**
 * @param after the entry that was read last; null for the first part
 * @returns the next entries that match, the latest first; entries that are written between two parts are in neither
 */
export function findNextEntries(
  executor: Executor,
  filter: AuditFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<AuditEntryRow[]> {
  const { id, createdAt } = adminAudit;
  const isLater =
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) < (SELECT ${createdAt}, ${id} FROM ${adminAudit} WHERE ${eq(id, after)})`;
  return findEntries(executor, and(getCondition(filter), isLater), limit);
}

const findEntries = (executor: Executor, condition: SQL | undefined, limit: number) =>
  executor
    .select()
    .from(adminAudit)
    .where(condition)
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(limit);

function getCondition({ actorId, targetId, action, from, to }: AuditFilter): SQL | undefined {
  return and(
    actorId === null ? undefined : eq(adminAudit.actorId, actorId),
    targetId === null ? undefined : eq(adminAudit.targetId, targetId),
    action === null ? undefined : sql`starts_with(${adminAudit.action}, ${action})`,
    from === null ? undefined : sql`${adminAudit.createdAt} >= ${from}::date`,
    to === null ? undefined : sql`${adminAudit.createdAt} < ${to}::date + 1`,
  );
}

/** The act and its time stay on record; the ids of the person and the actor are erased with the account. */
async function anonymise(tx: Transaction, userId: string): Promise<void> {
  await tx.update(adminAudit).set({ targetId: nilId, facts: {} }).where(eq(adminAudit.targetId, userId));
  await tx.update(adminAudit).set({ actorId: nilId }).where(eq(adminAudit.actorId, userId));
}

/** The person's data in the record. */
export const auditPersonalData: PersonalData = {
  tables: [
    personalTable(adminAudit, {
      name: 'done-by-others',
      owned: adminAudit.targetId,
      order: [adminAudit.createdAt, adminAudit.id],
      withheld: { actor_id: 'names another person', digest: 'proves that nobody has changed the line' },
    }),
  ],
  clear: (tx, { userId }) => anonymise(tx, userId),
};
