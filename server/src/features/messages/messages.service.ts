/** Conversations of two people: beginning, reading, blocking and reporting. */
import type { Conversation, ListedConversation, Message } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import { getWriting } from '@akada/core/messages/message-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { KeyedCall } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';
import type { SupportService } from '../support/support.service.ts';
import { findRelation, listConnected } from './connections.service.ts';
import type { OpenedConversation } from './messages.access.ts';
import * as repo from './messages.repo.ts';

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
    const { mine, other } = found;
    const relation = await findRelation(db, userId, other.userId);
    const blocks = { blockedByMe: mine.blockedAt !== null, blockedByOther: other.blockedAt !== null };
    return {
      ...presentConversation(found, await peopleById(db, [other.userId])),
      writing: getWriting({ ...relation, ...blocks }),
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
      return { items: rows.map(({ id, fullName }) => ({ id, full_name: fullName })), total };
    },
    /** @throws Fault `not_found` for a person to whom the caller cannot write */
    async open(userId: string, personId: string): Promise<Conversation> {
      const { isConnected, isOpen } = await findRelation(db, userId, personId);
      if (!isConnected || !isOpen) throw notFound();
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
      const items = rows.slice(0, limit).map(({ id, position, authorId, text, writtenAt }) => ({
        id,
        position,
        mine: authorId === mine.userId,
        text,
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
      return { request_id: id };
    },
  };
}

function presentConversation(
  { conversation, mine, other, last }: repo.OwnConversation,
  people: ReadonlyMap<string, Person>,
): ListedConversation {
  return {
    id: conversation.id,
    person: { id: other.userId, full_name: people.get(other.userId)?.fullName ?? '' },
    unread: mine.unread,
    last: last && {
      text: last.text.slice(0, previewLength),
      mine: last.authorId === mine.userId,
      written_at: last.writtenAt,
    },
  };
}
