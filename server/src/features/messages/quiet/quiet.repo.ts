import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { adults } from '../adults/adults.tables.ts';
import { conversationSides, conversations, messages } from '../conversation/messages.tables.ts';
import { messageSettings, type SettingsRow } from './quiet.tables.ts';

/** @returns the settings of a person, null without a row, and if the school has marked them as an adult */
export async function findSettings(
  executor: Executor,
  userId: string,
): Promise<{ settings: SettingsRow | null; isAdult: boolean }> {
  const [row] = await executor
    .select({ settings: messageSettings, adult: adults.userId })
    .from(sql`(SELECT ${userId}::uuid AS id) person`)
    .leftJoin(messageSettings, sql`${messageSettings.userId} = person.id`)
    .leftJoin(adults, sql`${adults.userId} = person.id`);
  return { settings: row?.settings ?? null, isAdult: row?.adult != null };
}

export async function putSettings(tx: Transaction, row: SettingsRow): Promise<void> {
  const { userId: _, ...change } = row;
  await tx
    .insert(messageSettings)
    .values(row)
    .onConflictDoUpdate({ target: messageSettings.userId, set: change });
}

/** A notification that has waited for the end of quiet hours. */
export interface HeldNotification {
  conversationId: string;
  userId: string;
  otherId: string;
  /** The last message of the conversation. */
  messageId: string;
  unread: number;
  isSilent: boolean;
}

/** @returns the notifications whose moment has come, locked and the oldest first; other processes take others */
export function takeDue(tx: Transaction, now: string, limit: number): Promise<HeldNotification[]> {
  const { conversationId, userId, unread, notifyAt, mutedAt, blockedAt } = conversationSides;
  return tx
    .select({
      conversationId,
      userId,
      otherId: sql<string>`CASE WHEN ${conversations.firstId} = ${userId}
        THEN ${conversations.secondId} ELSE ${conversations.firstId} END`,
      messageId: messages.id,
      unread,
      isSilent: sql<boolean>`${mutedAt} IS NOT NULL OR ${blockedAt} IS NOT NULL`,
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .innerJoin(
      messages,
      and(eq(messages.conversationId, conversationId), eq(messages.position, conversations.messageCount)),
    )
    .where(lte(notifyAt, now))
    .orderBy(asc(notifyAt))
    .limit(limit)
    .for('update', { of: conversationSides, skipLocked: true });
}
