import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type AttachmentRow, messageAttachments as attachments } from './attachments.tables.ts';

export async function findAttachment(executor: Executor, id: string): Promise<AttachmentRow | null> {
  const [row] = await executor.select().from(attachments).where(eq(attachments.id, id));
  return row ?? null;
}

/** @returns the attachments of these messages, by message */
export async function findByMessage(
  executor: Executor,
  messageIds: readonly string[],
): Promise<Map<string, AttachmentRow>> {
  if (messageIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(attachments)
    .where(inArray(attachments.messageId, [...messageIds]));
  return new Map(rows.flatMap((row) => (row.messageId === null ? [] : [[row.messageId, row] as const])));
}

/** @returns false if the id is taken */
export async function insertAttachment(tx: Transaction, row: AttachmentRow): Promise<boolean> {
  const rows = await tx
    .insert(attachments)
    .values(row)
    .onConflictDoNothing({ target: attachments.id })
    .returning({ id: attachments.id });
  return rows.length > 0;
}

/** @returns an attachment of this author and conversation that no message has; locked until the transaction ends */
export async function lockUnsent(
  tx: Transaction,
  { id, authorId, conversationId }: Pick<AttachmentRow, 'id' | 'authorId' | 'conversationId'>,
): Promise<AttachmentRow | null> {
  const [row] = await tx
    .select()
    .from(attachments)
    .where(
      and(
        eq(attachments.id, id),
        eq(attachments.authorId, authorId),
        eq(attachments.conversationId, conversationId),
        isNull(attachments.messageId),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function setMessage(tx: Transaction, id: string, messageId: string): Promise<void> {
  await tx.update(attachments).set({ messageId }).where(eq(attachments.id, id));
}

/** Until the transaction ends no other one of this person counts what it has added. */
export async function lockFiles(tx: Transaction, authorId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`message-files:${authorId}`}, 0))`);
}

/** @returns the bytes of all files of a person */
export async function sumBytes(executor: Executor, authorId: string): Promise<number> {
  const [row] = await executor
    .select({ total: sql<string>`coalesce(sum(${attachments.sizeBytes}), 0)` })
    .from(attachments)
    .where(eq(attachments.authorId, authorId));
  return Number(row?.total ?? 0);
}

/** Deletes attachments that no message has taken since then. Their bytes are removed by the sweep of files. */
export async function deleteUnsent(executor: Executor, latestTime: string): Promise<void> {
  await executor
    .delete(attachments)
    .where(and(isNull(attachments.messageId), lt(attachments.createdAt, latestTime)));
}

/** @returns the keys among these that no attachment names */
export async function keysWithoutAttachment(executor: Executor, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .select({ key: attachments.storageKey })
    .from(attachments)
    .where(inArray(attachments.storageKey, [...keys]));
  const knownKeys = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !knownKeys.has(key));
}

/** @returns a page of the files of a person in the order of their ids */
export function listFiles(
  executor: Executor,
  authorId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<AttachmentRow[]> {
  return executor
    .select()
    .from(attachments)
    .where(and(eq(attachments.authorId, authorId), isNotNull(attachments.storageKey)))
    .orderBy(asc(attachments.id))
    .offset(skip)
    .limit(limit);
}
