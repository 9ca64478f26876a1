/** Messages on their way from a device to the other person. */
import type { SentMessage } from '@akada/contract/observers/messages.ts';
import { getAttachmentKinds } from '@akada/core/messages/attachment-rules.ts';
import { getWriting, notifiedForMs, writingWords } from '@akada/core/messages/message-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { takeAttachment } from './attachments/attaching.service.ts';
import { setMessage } from './conversation/attachments.repo.ts';
import { findPairFacts } from './conversation/connections.service.ts';
import { messageReceived } from './conversation/messages.events.ts';
import * as repo from './conversation/messages.repo.ts';
import type { MessagesService } from './messages.service.ts';
import { findDelay } from './quiet/quiet.service.ts';

export type SendingService = ReturnType<typeof createSending>;

/** Writing to one person, as other features do it in the name of the writer. */
export interface MessagesPort extends Pick<SendingService, 'send'>, Pick<MessagesService, 'open'> {}

/** Writing to one person, as other features do it in the name of the writer. */
export interface MessagesPort extends Pick<SendingService, 'send'>, Pick<MessagesService, 'open'> {}

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
    { id, conversation_id: conversationId, text, attachment_id: attachmentId }: SentMessage,
  ): Promise<string | null> => {
    // A repetition is answered first: the message stays sent after writing has ended.
    if ((await repo.findMessage(tx, id))?.authorId === userId) return null;
    await repo.lockConversation(tx, conversationId);
    const found = await repo.findOwn(tx, userId, conversationId);
    if (!found) return 'This conversation is not here.';

    const { conversation, other } = found;
    const facts = await findPairFacts(tx, found);
    const writing = getWriting(facts);
    if (writing !== 'open') return writingWords[writing];
    if (text === '' && attachmentId === undefined) return 'Write a message.';

    const position = conversation.messageCount + 1;
    const now = clock.now();
    const writtenAt = getInstant(now);
    if (attachmentId !== undefined) {
      const kinds = getAttachmentKinds(writing, facts);
      const attachment = await takeAttachment(tx, found, { id: attachmentId, kinds, now: writtenAt });
      if (attachment.rejection !== null) return attachment.rejection;
    }
    const hasAttachment = attachmentId !== undefined;
    const row = { id, conversationId, authorId: userId, position, text, hasAttachment, writtenAt };
    if (!(await repo.putMessage(tx, row)))
      return (await repo.findMessage(tx, id))?.authorId === userId ? null : 'Write this message again.';

    if (attachmentId !== undefined) await setMessage(tx, attachmentId, id);
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

/**
 * The other is notified once an hour for each conversation, however much is written in it, and once after quiet
 * hours. A muted conversation only counts.
 */
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
  const unread = other.unread + 1;
  const notifyAt =
    other.mutedAt === null ? (other.notifyAt ?? (await findDelay(tx, other.userId, now))) : null;
  const isRecent = notifiedAt !== null && Date.parse(notifiedAt) + notifiedForMs > now;
  const isDue = other.mutedAt === null && notifyAt === null && !isRecent;
  await repo.updateSide(tx, other, { unread, notifyAt, ...(isDue ? { notifiedAt: getInstant(now) } : {}) });
  if (!isDue) return;
  const name = (await peopleById(tx, [userId])).get(userId)?.fullName ?? '';
  const facts = { id: conversationId, name };
  await record(tx, messageReceived, { userId: other.userId, subjectId: messageId, facts });
}
