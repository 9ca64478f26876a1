/** People's requests to support, and their view of them. */
import type { SupportRequest, SupportThread } from '@akada/contract/observers/support.ts';
import { type SupportKind, supportLimits } from '@akada/core/support/support-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount, peopleById } from '../accounts/accounts.ts';
import type { OwnRequest } from './support.access.ts';
import { supportReplied } from './support.events.ts';
import * as repo from './support.repo.ts';
import type { MessageRow, RequestRow } from './support.tables.ts';

export type SupportService = ReturnType<typeof createSupportService>;

/** Max characters of a title, and of a notification's text. */
const titleLength = 80;
const noticeLength = 300;

export function createSupportService(deps: Pick<Platform, 'database' | 'clock'>) {
  const { database, clock } = deps;
  const { db } = database;

  const read = async (id: string): Promise<SupportThread> => {
    const row = await repo.findRequest(db, id);
    if (!row) throw notFound();
    const messages = await repo.findMessages(db, id);
    const shown = presentRequest(row, messages[0]?.text ?? '');
    return { ...shown, page: row.page, messages: messages.map(presentMessage) };
  };

  return {
    read,
    async list(userId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listOwn(db, userId, page);
      const texts = await repo.firstTexts(
        db,
        rows.map(({ id }) => id),
      );
      return { items: rows.map((row) => presentRequest(row, texts.get(row.id) ?? '')), total };
    },
    /** @throws Fault `conflict` while five are open */
    async write(
      call: KeyedCall,
      form: { kind: SupportKind; text: string; page: string },
    ): Promise<SupportThread> {
      const { userId } = call;
      const id = await makeOnce(deps, call, async (tx, requestId) => {
        // The lock makes two simultaneous requests count one after the other.
        await lockAccount(tx, userId);
        if ((await repo.countOpen(tx, userId)) >= supportLimits.open)
          throw new Fault('conflict', 'You have five open requests. Add to one of them instead.');

        const { kind, page, text } = form;
        const time = getInstant(clock.now());
        await repo.insertRequest(tx, {
          id: requestId,
          userId,
          kind,
          page,
          state: 'waiting',
          waitingSince: time,
          claimedBy: null,
          claimedUntil: null,
          createdAt: time,
          changedAt: time,
        });
        await repo.insertMessage(tx, ownMessage(newId(), requestId, userId, text, time));
      });
      return read(id);
    },
    /** Sent twice it is written once. @throws Fault `conflict` where too much was written */
    async reply({ id, userId }: OwnRequest, call: KeyedCall, text: string): Promise<SupportThread> {
      await makeOnce(deps, call, async (tx, messageId) => {
        const row = await repo.lockRequest(tx, id);
        if (!row) throw notFound();
        const messages = await repo.findMessages(tx, id);
        assertRoom(messages);
        if (row.state === 'closed' && (await repo.countOpen(tx, userId)) >= supportLimits.open)
          throw new Fault('conflict', 'You have five open requests. Add to one of them instead.');

        const time = getInstant(clock.now());
        await repo.insertMessage(tx, ownMessage(messageId, id, userId, text, time));
        const since = row.state === 'waiting' ? row.waitingSince : time;
        await repo.updateRequest(tx, id, { state: 'waiting', waitingSince: since, changedAt: time });
        await notifyLastAnswerer(tx, row, messages, { messageId, text });
      });
      return read(id);
    },
  };
}

/** @throws Fault `conflict` */
export function assertRoom(messages: readonly MessageRow[]): void {
  if (messages.length >= supportLimits.messages)
    throw new Fault('conflict', 'This request is too long. Start another one.');
}

/** Other administrators see it in the queue. */
async function notifyLastAnswerer(
  tx: Transaction,
  { id, userId }: RequestRow,
  messages: readonly MessageRow[],
  { messageId, text }: { messageId: string; text: string },
): Promise<void> {
  const answerer = messages.findLast(({ answeredBy }) => answeredBy !== null)?.answeredBy;
  if (!answerer) return;
  const facts = { id, name: await getName(tx, userId), text: noticeText(text) };
  await record(tx, supportReplied, { userId: answerer, subjectId: messageId, facts });
}

export async function getName(executor: Executor, userId: string): Promise<string> {
  return (await peopleById(executor, [userId])).get(userId)?.fullName ?? '';
}

export const noticeText = (text: string): string => text.slice(0, noticeLength);

function ownMessage(id: string, requestId: string, userId: string, text: string, time: string): MessageRow {
  return { id, requestId, userId, fromSupport: false, answeredBy: null, text, writtenAt: time };
}

export function presentRequest(row: RequestRow, firstText: string): SupportRequest {
  const [line = ''] = firstText.split('\n');
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    created_at: row.createdAt,
    changed_at: row.changedAt,
    title: line.length > titleLength ? `${line.slice(0, titleLength)}…` : line,
  };
}

export function presentMessage({ id, fromSupport, text, writtenAt }: MessageRow) {
  return { id, from_support: fromSupport, text, written_at: writtenAt };
}
