/** Messages on their way from a device to the other person. */
import type { SentMessage } from '@akada/contract/observers/messages.ts';
import { getWriting, notifiedForMs, writingWords } from '@akada/core/messages/message-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { findRelation } from './connections.service.ts';
import { messageReceived } from './messages.events.ts';
import * as repo from './messages.repo.ts';

export type SendingService = ReturnType<typeof createSending>;

/** A device that was offline sends twenty messages in one call, so this stops programs and not people. */
const sendLimit: Limit = {
  most: 100,
  windowMs: 10 * 60_000,
  refusal: (wait) => `You have sent many messages. Please wait ${wait} before the next one.`,
};

export const sendingKey = (userId: string) => `messages:${userId}`;

export function createSending({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const limits = createLimits({ clock });

  /** @returns null once it is stored, also by an earlier call; else why it never will be */
  const store = async (
    tx: Transaction,
    userId: string,
    { id, conversation_id: conversationId, text }: SentMessage,
  ): Promise<string | null> => {
    // A repetition is answered first: the message stays sent after writing has ended.
    if ((await repo.findMessage(tx, id))?.authorId === userId) return null;
    await repo.lockConversation(tx, conversationId);
    const found = await repo.findOwn(tx, userId, conversationId);
    if (!found) return 'This conversation is not here.';

    const { conversation, mine, other } = found;
    const relation = await findRelation(tx, userId, other.userId);
    const blocks = { blockedByMe: mine.blockedAt !== null, blockedByOther: other.blockedAt !== null };
    const writing = getWriting({ ...relation, ...blocks });
    if (writing !== 'open') return writingWords[writing];

    const position = conversation.messageCount + 1;
    const now = clock.now();
    const writtenAt = getInstant(now);
    if (!(await repo.putMessage(tx, { id, conversationId, authorId: userId, position, text, writtenAt })))
      return (await repo.findMessage(tx, id))?.authorId === userId ? null : 'Write this message again.';

    await repo.updateConversation(tx, conversationId, { messageCount: position, changedAt: writtenAt });
    await notify(tx, { userId, other, messageId: id, now });
    await publishHint(tx, userId, { topic: 'message', id: conversationId });
    await publishHint(tx, other.userId, { topic: 'message', id: conversationId });
    return null;
  };

  return {
    /** @throws Fault `too_many_requests` */
    async send(userId: string, sent: readonly SentMessage[]) {
      await limits.claim({ executor: database.db, key: sendingKey(userId) }, sendLimit);
      const storedIds: string[] = [];
      const rejections: { id: string; message: string }[] = [];
      for (const message of sent) {
        const rejection = await database.transaction((tx) => store(tx, userId, message));
        if (rejection === null) storedIds.push(message.id);
        else rejections.push({ id: message.id, message: rejection });
      }
      return { stored: storedIds, refused: rejections };
    },
  };
}

/** The other is notified once an hour for each conversation, however much is written in it. */
async function notify(
  tx: Transaction,
  {
    userId,
    other,
    messageId,
    now,
  }: { userId: string; other: repo.OwnConversation['other']; messageId: string; now: number },
): Promise<void> {
  const { conversationId, notifiedAt } = other;
  const isDue = notifiedAt === null || Date.parse(notifiedAt) + notifiedForMs <= now;
  const unread = other.unread + 1;
  await repo.updateSide(tx, other, { unread, ...(isDue ? { notifiedAt: getInstant(now) } : {}) });
  if (!isDue) return;
  const name = (await peopleById(tx, [userId])).get(userId)?.fullName ?? '';
  const facts = { id: conversationId, name };
  await record(tx, messageReceived, { userId: other.userId, subjectId: messageId, facts });
}
