import { and, count, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishedHint } from '../../../platform/hints/hints.ts';
import {
  type CopiedPart,
  type RecipientRow,
  type ShareRow,
  shareCopiedParts,
  shareRecipients,
  shares,
} from './shares.tables.ts';

export type NewRecipient = Pick<RecipientRow, 'id' | 'shareId' | 'kind' | 'state' | 'invitedAt'> &
  Partial<RecipientRow>;

/** @returns whether this person or address was no recipient yet */
export async function insertRecipient(tx: Transaction, row: NewRecipient): Promise<boolean> {
  const added = await tx
    .insert(shareRecipients)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: shareRecipients.id });
  return added.length > 0;
}

export async function updateRecipient(
  tx: Transaction,
  id: string,
  next: Partial<RecipientRow>,
): Promise<void> {
  await tx.update(shareRecipients).set(next).where(eq(shareRecipients.id, id));
}

const ofPerson = (shareId: string, userId: string) =>
  and(eq(shareRecipients.shareId, shareId), eq(shareRecipients.userId, userId));

export async function findRecipientOf(
  executor: Executor,
  shareId: string,
  userId: string,
): Promise<RecipientRow | null> {
  const [row] = await executor.select().from(shareRecipients).where(ofPerson(shareId, userId));
  return row ?? null;
}

/** @returns a person's own ids of shares that were not withdrawn from them, by share */
export async function findReceivedIds(
  executor: Executor,
  userId: string,
  shareIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await executor
    .select({ id: shareRecipients.id, shareId: shareRecipients.shareId })
    .from(shareRecipients)
    .where(
      and(
        eq(shareRecipients.userId, userId),
        inArray(shareRecipients.shareId, [...shareIds]),
        inArray(shareRecipients.state, ['invited', 'accepted']),
      ),
    );
  return new Map(rows.flatMap(({ id, shareId }) => (shareId === null ? [] : [[shareId, id] as const])));
}

/** @returns the recipient with this account, or with this address while no account has answered; locked */
export async function lockRecipientOf(
  tx: Transaction,
  shareId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<RecipientRow | null> {
  const byAddress = and(
    eq(shareRecipients.shareId, shareId),
    isNull(shareRecipients.userId),
    sql`lower(${shareRecipients.email}) = lower(${email})`,
  );
  const [row] = await tx
    .select()
    .from(shareRecipients)
    .where(userId === null ? byAddress : or(ofPerson(shareId, userId), byAddress))
    .orderBy(sql`${shareRecipients.userId} IS NULL`)
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function findByInvitation(executor: Executor, hash: Buffer): Promise<RecipientRow | null> {
  const [row] = await executor.select().from(shareRecipients).where(eq(shareRecipients.invitationHash, hash));
  return row ?? null;
}

export async function lockRecipient(tx: Transaction, id: string): Promise<RecipientRow | null> {
  const [row] = await tx.select().from(shareRecipients).where(eq(shareRecipients.id, id)).for('update');
  return row ?? null;
}

/** A received share, with its source. */
export interface Received {
  recipient: RecipientRow;
  /** Null when its owner was erased. */
  share: ShareRow | null;
}

export async function findReceived(executor: Executor, id: string): Promise<Received | null> {
  const [row] = await executor
    .select({ recipient: shareRecipients, share: shares })
    .from(shareRecipients)
    .leftJoin(shares, eq(shares.id, shareRecipients.shareId))
    .where(eq(shareRecipients.id, id));
  return row ?? null;
}

/** Gives an account the invitations that wait for its confirmed address, unless it has answered the share already. */
export async function claimByAddress(executor: Executor, userId: string, email: string): Promise<void> {
  const twin = sql`EXISTS (SELECT 1 FROM ${shareRecipients} AS twin
    WHERE twin.share_id = ${shareRecipients.shareId} AND twin.user_id = ${userId})`;
  await executor
    .update(shareRecipients)
    .set({ userId, invitedTo: null })
    .where(
      and(isNull(shareRecipients.userId), sql`lower(${shareRecipients.email}) = lower(${email})`, not(twin)),
    );
}

interface Page {
  skip: number;
  limit: number;
}

/** @returns what a person was sent or has accepted, the last one first */
export async function listReceived(
  executor: Executor,
  userId: string,
  { skip, limit }: Page,
): Promise<{ rows: Received[]; total: number }> {
  const shown = and(
    eq(shareRecipients.userId, userId),
    inArray(shareRecipients.state, ['invited', 'accepted']),
  );
  const rows = await executor
    .select({ recipient: shareRecipients, share: shares })
    .from(shareRecipients)
    .leftJoin(shares, eq(shares.id, shareRecipients.shareId))
    .where(shown)
    .orderBy(desc(shareRecipients.invitedAt), desc(shareRecipients.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(shareRecipients).where(shown);
  return { rows, total: counted?.total ?? 0 };
}

export async function listRecipients(
  executor: Executor,
  shareId: string,
  { skip, limit }: Page,
): Promise<{ rows: RecipientRow[]; total: number }> {
  const ofShare = eq(shareRecipients.shareId, shareId);
  const rows = await executor
    .select()
    .from(shareRecipients)
    .where(ofShare)
    .orderBy(desc(shareRecipients.invitedAt), desc(shareRecipients.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(shareRecipients).where(ofShare);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns addresses of a share that have not answered */
export async function countWaiting(executor: Executor, shareId: string): Promise<number> {
  const waiting = and(eq(shareRecipients.shareId, shareId), eq(shareRecipients.state, 'invited'));
  const [row] = await executor.select({ total: count() }).from(shareRecipients).where(waiting);
  return row?.total ?? 0;
}

/** Recipients with a copy, by their account. */
export async function getCopiers(
  executor: Executor,
  shareId: string,
): Promise<{ id: string; userId: string }[]> {
  const { id, userId } = shareRecipients;
  const rows = await executor
    .select({ id, userId })
    .from(shareRecipients)
    .where(
      and(
        eq(shareRecipients.shareId, shareId),
        eq(shareRecipients.state, 'accepted'),
        isNotNull(shareRecipients.copyId),
      ),
    );
  return rows.flatMap((row) => (row.userId === null ? [] : [{ id: row.id, userId: row.userId }]));
}

/** Publishes to all who have accepted that something of the share has changed: they may be very many. */
export async function hintAccepted(tx: Transaction, shareId: string): Promise<void> {
  await tx.execute(sql`SELECT ${publishedHint(shareRecipients.userId, 'share', sql`NULL`)} FROM ${shareRecipients}
    WHERE ${shareRecipients.shareId} = ${shareId} AND ${shareRecipients.state} = 'accepted'`);
}

export async function deleteRecipient(tx: Transaction, id: string): Promise<void> {
  await tx.delete(shareRecipients).where(eq(shareRecipients.id, id));
}

export function findCopiedParts(executor: Executor, recipientId: string): Promise<CopiedPart[]> {
  const { key, itemId, itemVersion } = shareCopiedParts;
  return executor
    .select({ key, itemId, itemVersion })
    .from(shareCopiedParts)
    .where(eq(shareCopiedParts.recipientId, recipientId));
}

/** Replaces the parts of a copy. */
export async function putCopiedParts(
  tx: Transaction,
  recipientId: string,
  parts: readonly CopiedPart[],
): Promise<void> {
  await tx.delete(shareCopiedParts).where(eq(shareCopiedParts.recipientId, recipientId));
  if (parts.length > 0)
    await tx.insert(shareCopiedParts).values(parts.map((part) => ({ ...part, recipientId })));
}
