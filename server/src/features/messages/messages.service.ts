/** Conversations of two people: beginning, reading, blocking and reporting. */
import type { Conversation, ListedConversation, Message } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { getAttachmentKinds } from '@akada/core/messages/attachment-rules.ts';
import { getWriting, retentionMonths } from '@akada/core/messages/message-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { KeyedCall } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';
import type { SupportService } from '../support/support.service.ts';
import { readAttachments } from './attachments/attaching.service.ts';
import { findPairFacts, findRelation, listConnected } from './conversation/connections.service.ts';
import type { OpenedConversation } from './conversation/messages.access.ts';
import * as repo from './conversation/messages.repo.ts';
import { findQuiet } from './quiet/quiet.service.ts';
import { putReport } from './reports/reports.repo.ts';

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Max characters of a message in the list. */
const previewLength = 120;

interface Deps extends Pick<Platform, 'database' | 'clock'> {
  support: Pick<SupportService, 'write'>;
}

export function createMessagesService({ database, clock, support }: Deps) {
  const { db } = database;

  const read = async (userId: string, id: string): Promise<Conversation> => {
    const found = await repo.findOwn(db, userId, id);
    if (!found) throw notFound();
    const { other } = found;
    const facts = await findPairFacts(db, found);
    const writing = getWriting(facts);
    return {
      ...presentConversation(found, await peopleById(db, [other.userId])),
      writing,
      attachments: [...getAttachmentKinds(writing, facts)],
      quiet: writing === 'open' ? (await findQuiet(db, other.userId)).quiet : null,
      read_by_other: other.readPosition,
    };
  };

  return {
    read,
    async list(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listOwn(db, userId, page);
      const people = await peopleById(
        db,
        rows.map(({ other }) => other.userId),
      );
      return { items: rows.map((row) => presentConversation(row, people)), total };
    },
    async listPeople(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await listConnected(db, userId, page);
      const people = await peopleById(
        db,
        rows.map(({ id }) => id),
      );
      return { items: rows.map(({ id }) => presentPerson(id, people)), total };
    },
    /** @throws Fault `not_found` for a person to whom the caller cannot write */
    async open(userId: string, personId: string): Promise<Conversation> {
      if (getWriting(await findRelation(db, userId, personId)) !== 'open') throw notFound();
      const now = getInstant(clock.now());
      await database.transaction((tx) => repo.putPair(tx, { id: newId(), one: userId, two: personId, now }));
      const id = await repo.findPair(db, userId, personId);
      if (id === null) throw notFound();
      return read(userId, id);
    },
    async readMessages(
      { conversation, mine }: OpenedConversation,
      { endPosition, limit }: { endPosition: number | undefined; limit: number },
    ): Promise<{ items: Message[]; more: boolean }> {
      const rows = await repo.findBefore(db, conversation.id, { endPosition, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const withAttachment = page.flatMap(({ id, hasAttachment }) => (hasAttachment ? id : []));
      const attachments = await readAttachments(db, mine.userId, withAttachment);
      const items = page.map(({ id, position, authorId, text, writtenAt }) => ({
        id,
        position,
        mine: authorId === mine.userId,
        text,
        attachment: attachments.get(id) ?? null,
        written_at: writtenAt,
      }));
      return { items, more: rows.length > limit };
    },
    async markRead({ mine }: OpenedConversation, position: number): Promise<Conversation> {
      const { conversationId, userId } = mine;
      await database.transaction(async (tx) => {
        await repo.lockConversation(tx, conversationId);
        const now = await repo.findOwn(tx, userId, conversationId);
        if (!now) throw notFound();
        const readPosition = Math.min(position, now.conversation.messageCount);
        if (readPosition <= now.mine.readPosition) return;
        const unread = await repo.countAfter(tx, mine, readPosition);
        await repo.updateSide(tx, mine, { readPosition, unread });
        await publishHint(tx, userId, { topic: 'message', id: conversationId });
        await publishHint(tx, now.other.userId, { topic: 'message', id: conversationId });
      });
      return read(userId, conversationId);
    },
    async block({ mine }: OpenedConversation, blocked: boolean): Promise<Conversation> {
      const { conversationId, userId } = mine;
      await database.transaction(async (tx) => {
        await repo.lockConversation(tx, conversationId);
        const now = await repo.findOwn(tx, userId, conversationId);
        if (!now) throw notFound();
        if ((now.mine.blockedAt !== null) === blocked) return;
        const blockedAt = blocked ? getInstant(clock.now()) : null;
        await repo.updateSide(tx, mine, { blockedAt });
        await publishHint(tx, userId, { topic: 'message', id: conversationId });
      });
      return read(userId, conversationId);
    },
    async mute({ mine }: OpenedConversation, muted: boolean): Promise<Conversation> {
      const { conversationId, userId } = mine;
      await database.transaction(async (tx) => {
        await repo.lockConversation(tx, conversationId);
        const now = await repo.findOwn(tx, userId, conversationId);
        if (!now) throw notFound();
        if ((now.mine.mutedAt !== null) === muted) return;
        const mutedAt = muted ? getInstant(clock.now()) : null;
        await repo.updateSide(tx, mine, { mutedAt, notifyAt: null });
        await publishHint(tx, userId, { topic: 'message', id: conversationId });
      });
      return read(userId, conversationId);
    },
    /** Deletes conversations whose last message is older than messages are retained. */
    async deleteOld(): Promise<void> {
      const since = new Date(clock.now());
      since.setUTCMonth(since.getUTCMonth() - retentionMonths);
      await repo.deleteUnchanged(db, getInstant(since.getTime()));
    },
    /**
     * Gives support one message with the reason. Sent twice it is one request.
     *
     * @throws Fault `not_found` for a position without a message of the other
     */
    async report(
      { mine, other }: OpenedConversation,
      call: KeyedCall,
      { position, reason }: { position: number; reason: string },
    ): Promise<{ request_id: string }> {
      const message = await repo.findReceived(db, mine, position);
      if (!message) throw notFound();
      const name = (await peopleById(db, [other.userId])).get(other.userId)?.fullName ?? '';
      const text = `Report of a message\n${reason}\n\n${name} (account ${other.userId}) wrote on ${message.writtenAt}:\n“${message.text}”`;
      const page = links.conversation(mine.conversationId);
      const { id } = await support.write(call, { kind: 'other', text, page });
      const reportedAt = getInstant(clock.now());
      await putReport(db, { requestId: id, messageId: message.id, reporterId: mine.userId, reportedAt });
      return { request_id: id };
    },
  };
}

function presentConversation(
  { conversation, mine, other, last, lastAttachment }: repo.OwnConversation,
  people: ReadonlyMap<string, Person>,
): ListedConversation {
  return {
    id: conversation.id,
    person: presentPerson(other.userId, people),
    unread: mine.unread,
    muted: mine.mutedAt !== null,
    last: last && {
      text: last.text.slice(0, previewLength),
      attachment: lastAttachment,
      mine: last.authorId === mine.userId,
      written_at: last.writtenAt,
    },
  };
}

function presentPerson(id: string, people: ReadonlyMap<string, Person>): ListedConversation['person'] {
  const { fullName = '', pictureUrl = null } = people.get(id) ?? {};
  return { id, full_name: fullName, picture_url: pictureUrl };
}
