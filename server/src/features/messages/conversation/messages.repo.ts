import { and, asc, count, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type AttachmentRow, messageAttachments } from './attachments.tables.ts';
import {
  type ConversationRow,
  conversationSides,
  conversations,
  type MessageRow,
  messages,
  type SideRow,
} from './messages.tables.ts';

export interface OwnConversation {
  conversation: ConversationRow;
  mine: SideRow;
  other: SideRow;
  last: MessageRow | null;
  /** The kind of attachment of the last message. */
  lastAttachment: AttachmentRow['kind'] | null;
}

const mine = alias(conversationSides, 'mine');
const other = alias(conversationSides, 'other');

const ownConversations = (executor: Executor, userId: string) =>
  executor
    .select({
      conversation: conversations,
      mine,
      other,
      last: messages,
      lastAttachment: messageAttachments.kind,
    })
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .innerJoin(other, and(eq(other.conversationId, mine.conversationId), ne(other.userId, userId)))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.position, conversations.messageCount)),
    )
    .leftJoin(messageAttachments, eq(messageAttachments.messageId, messages.id));

/** @returns a conversation as one of its two people sees it; null for everybody else */
export async function findOwn(
  executor: Executor,
  userId: string,
  id: string,
): Promise<OwnConversation | null> {
  const [row] = await ownConversations(executor, userId).where(
    and(eq(mine.userId, userId), eq(mine.conversationId, id)),
  );
  return row ?? null;
}

/** @returns conversations with a message, the last change first */
export async function listOwn(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: OwnConversation[]; total: number }> {
  const condition = and(eq(mine.userId, userId), gt(conversations.messageCount, 0));
  const rows = await ownConversations(executor, userId)
    .where(condition)
    .orderBy(desc(conversations.changedAt), asc(conversations.id))
    .offset(skip)
    .limit(limit);
  const [totals] = await executor
    .select({ total: count() })
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .where(condition);
  return { rows, total: totals?.total ?? 0 };
}

const inOrder = (one: string, two: string): readonly [string, string] =>
  one < two ? [one, two] : [two, one];

/** @returns the id of the conversation of two people, in whichever order they are given */
export async function findPair(executor: Executor, one: string, two: string): Promise<string | null> {
  const [firstId, secondId] = inOrder(one, two);
  const [row] = await executor
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, firstId), eq(conversations.secondId, secondId)));
  return row?.id ?? null;
}

/** Two calls at the same time make one conversation: the second waits for the first, and adds nothing. */
export async function putPair(
  tx: Transaction,
  { id, one, two, now }: { id: string; one: string; two: string; now: string },
): Promise<void> {
  const [firstId, secondId] = inOrder(one, two);
  const row = { id, firstId, secondId, messageCount: 0, createdAt: now, changedAt: now };
  const createdRows = await tx
    .insert(conversations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (createdRows.length === 0) return;
  const side = { conversationId: id, readPosition: 0, unread: 0 };
  await tx.insert(conversationSides).values([
    { ...side, userId: firstId },
    { ...side, userId: secondId },
  ]);
}

/** Locks a conversation until the transaction ends: other messages and read marks wait. @returns false if it does not exist */
export async function lockConversation(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('no key update');
  return rows.length > 0;
}

export async function findMessage(
  executor: Executor,
  id: string,
): Promise<Pick<MessageRow, 'authorId' | 'conversationId'> | null> {
  const [row] = await executor
    .select({ authorId: messages.authorId, conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, id));
  return row ?? null;
}

/** @returns false if the id is taken */
export async function putMessage(tx: Transaction, row: MessageRow): Promise<boolean> {
  const insertedRows = await tx
    .insert(messages)
    .values(row)
    .onConflictDoNothing({ target: messages.id })
    .returning({ id: messages.id });
  return insertedRows.length > 0;
}

export async function updateConversation(
  tx: Transaction,
  id: string,
  change: Partial<ConversationRow>,
): Promise<void> {
  await tx.update(conversations).set(change).where(eq(conversations.id, id));
}

export async function updateSide(
  tx: Transaction,
  { conversationId, userId }: Pick<SideRow, 'conversationId' | 'userId'>,
  change: Partial<SideRow>,
): Promise<void> {
  await tx
    .update(conversationSides)
    .set(change)
    .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, userId)));
}

/** @returns the number of messages of others after a position */
export async function countAfter(
  executor: Executor,
  { conversationId, userId }: Pick<SideRow, 'conversationId' | 'userId'>,
  position: number,
): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.position, position),
        ne(messages.authorId, userId),
      ),
    );
  return row?.total ?? 0;
}

/** @returns messages before the end position, the newest first */
export function findBefore(
  executor: Executor,
  conversationId: string,
  { endPosition, limit }: { endPosition: number | undefined; limit: number },
): Promise<MessageRow[]> {
  return executor
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        endPosition === undefined ? undefined : lt(messages.position, endPosition),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);
}

/** @returns the message of the other at a position; null for an own one too */
export async function findReceived(
  executor: Executor,
  { conversationId, userId }: Pick<SideRow, 'conversationId' | 'userId'>,
  position: number,
): Promise<MessageRow | null> {
  const [row] = await executor
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.position, position),
        ne(messages.authorId, userId),
      ),
    );
  return row ?? null;
}

/** @returns how many messages a person has not read, in how many conversations */
export async function countUnread(
  executor: Executor,
  userId: string,
): Promise<{ messages: number; conversations: number }> {
  const { unread, userId: owner } = conversationSides;
  const [row] = await executor
    .select({ messages: sql<number>`coalesce(sum(${unread}), 0)::int`, conversations: count() })
    .from(conversationSides)
    .where(and(eq(owner, userId), gt(unread, 0)));
  return row ?? { messages: 0, conversations: 0 };
}

/** Deletes conversations without a change since then, with all that was written and attached in them. */
export async function deleteUnchanged(executor: Executor, since: string): Promise<void> {
  await executor.delete(conversations).where(lt(conversations.changedAt, since));
}
