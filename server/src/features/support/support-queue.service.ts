/** Administrators' actions on requests: one administrator per request, and each change on record. */

import type { QueuedRequest, SupportCase } from '@akada/contract/observers/support.ts';
import { claimMs } from '@akada/core/support/support-rules.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, peopleById } from '../accounts/accounts.ts';
import { supportAnswered, supportClosed } from './support.events.ts';
import * as repo from './support.repo.ts';
import { assertRoom, getName, noticeText, presentMessage, presentRequest } from './support.service.ts';
import type { MessageRow, RequestRow } from './support.tables.ts';

export type SupportQueue = ReturnType<typeof createSupportQueue>;

/** The administrator and the request of an action. */
export interface CaseCall {
  actorId: string;
  id: string;
}

interface Held extends CaseCall {
  row: RequestRow;
  messages: MessageRow[];
  at: string;
}

export function createSupportQueue(deps: Pick<Platform, 'database' | 'clock'>) {
  const { database, clock } = deps;
  const { db } = database;

  const list = async (actorId: string, filter: repo.QueueFilter, page: { skip: number; limit: number }) => {
    const now = getInstant(clock.now());
    const { rows, total } = await readInTime(database, (tx) => repo.listQueue(tx, filter, { ...page, now }));
    const texts = await repo.firstTexts(
      db,
      rows.map(({ request }) => request.id),
    );
    const people = await getPeople(db, rows);
    const items = rows.map((found) => ({
      ...presentRequest(found.request, texts.get(found.request.id) ?? ''),
      ...presentQueued(found, people, { actorId, now }),
    }));
    return { items, total };
  };

  const read = async ({ actorId, id }: CaseCall): Promise<SupportCase> => {
    const found = await repo.findQueued(db, id, getInstant(clock.now()));
    if (!found) throw notFound();
    const messages = await repo.findMessages(db, id);
    return {
      ...presentRequest(found.request, messages[0]?.text ?? ''),
      ...presentQueued(found, await getPeople(db, [found]), { actorId, now: getInstant(clock.now()) }),
      page: found.request.page,
      messages: messages.map(presentMessage),
    };
  };

  /** @throws Fault `not_found`, `conflict` with who has it */
  const hold = async (tx: Transaction, { actorId, id }: CaseCall): Promise<Held> => {
    const row = await repo.lockRequest(tx, id);
    if (!row) throw notFound();
    const time = getInstant(clock.now());
    if (row.claimedBy !== null && row.claimedBy !== actorId && (row.claimedUntil ?? time) > time) {
      const name = (await getName(tx, row.claimedBy)) || 'Another administrator';
      throw new Fault('conflict', `${name} answers this request now. Take another one, or look again later.`);
    }
    return { actorId, id, row, messages: await repo.findMessages(tx, id), at: time };
  };
  const change = async (tx: Transaction, held: Held, verb: string, next: Partial<RequestRow>) => {
    const { actorId, id, row, at } = held;
    await repo.updateRequest(tx, id, { ...next, changedAt: at });
    const states = { before: { state: row.state }, after: { request: id, state: next.state ?? row.state } };
    const entry = { actorId, targetId: row.userId, action: `support.${verb}`, change: states };
    await writeAudit(tx, [entry], clock.now());
  };
  const changed = async (call: CaseCall, apply: (tx: Transaction, held: Held) => Promise<void>) => {
    await database.transaction(async (tx) => apply(tx, await hold(tx, call)));
    return read(call);
  };

  return {
    list,
    read,
    claim: (call: CaseCall) =>
      changed(call, async (tx, held) => {
        const { row, at, actorId } = held;
        if (row.claimedBy === actorId && (row.claimedUntil ?? at) > at) return;
        const claimedUntil = getInstant(clock.now() + claimMs);
        await change(tx, held, 'claim', { claimedBy: actorId, claimedUntil });
      }),
    /** Sent twice it is one answer. @throws Fault `conflict` where the person has written more */
    async answer(call: CaseCall, key: string | null, { text, seen }: { text: string; seen: number }) {
      const keyed: KeyedCall = { userId: call.actorId, endpoint: 'support.answer', key };
      await makeOnce(deps, keyed, async (tx, messageId) => {
        const held = await hold(tx, call);
        const { row, messages, at, actorId, id } = held;
        assertRead(messages, seen);
        assertRoom(messages);
        await repo.insertMessage(tx, {
          id: messageId,
          requestId: id,
          userId: row.userId,
          fromSupport: true,
          answeredBy: actorId,
          text,
          writtenAt: at,
        });
        await change(tx, held, 'answer', { state: 'answered', claimedBy: null, claimedUntil: null });
        const facts = { id, text: noticeText(text) };
        await record(tx, supportAnswered, { userId: row.userId, subjectId: messageId, facts });
      });
      return read(call);
    },
    close: (call: CaseCall, seen: number) =>
      changed(call, async (tx, held) => {
        if (held.row.state === 'closed') return;
        assertRead(held.messages, seen);
        await change(tx, held, 'close', { state: 'closed', claimedBy: null, claimedUntil: null });
        const { id, row } = held;
        await record(tx, supportClosed, { userId: row.userId, subjectId: newId(), facts: { id } });
      }),
    /** It waits again where it was closed without an answer to what was written last. */
    reopen: (call: CaseCall) =>
      changed(call, async (tx, held) => {
        if (held.row.state !== 'closed') return;
        const state = held.messages.at(-1)?.fromSupport ? 'answered' : 'waiting';
        await change(tx, held, 'reopen', { state });
      }),
  };
}

/** @throws Fault `conflict` */
function assertRead(messages: readonly MessageRow[], seen: number): void {
  if (messages.length > seen) throw new Fault('conflict', 'There is a new message. Read it, then answer.');
}

type Found = Awaited<ReturnType<typeof repo.listQueue>>['rows'][number];

function getPeople(executor: Executor, found: readonly Found[]): Promise<Map<string, Person>> {
  const ids = found.flatMap(({ request: { userId, claimedBy } }) => [
    userId,
    ...(claimedBy ? [claimedBy] : []),
  ]);
  return peopleById(executor, [...new Set(ids)]);
}

function presentQueued(
  { request, premium }: Found,
  people: ReadonlyMap<string, Person>,
  { actorId, now }: { actorId: string; now: string },
): Pick<QueuedRequest, 'person' | 'waiting_since' | 'claim'> {
  const { userId, claimedBy, claimedUntil } = request;
  const named = (id: string) => ({ id, full_name: people.get(id)?.fullName ?? '' });
  const isClaimed = claimedBy !== null && claimedUntil !== null && claimedUntil > now;
  return {
    person: { ...named(userId), premium },
    waiting_since: request.waitingSince,
    claim: isClaimed ? { by: named(claimedBy), mine: claimedBy === actorId, until: claimedUntil } : null,
  };
}

/** The claims of requests, for the queue of everything that waits. */
const claims = {
  lock: repo.lockRequest,
  put: (tx: Transaction, id: string, claim: { adminId: string; until: string } | null): Promise<void> =>
    repo.updateRequest(tx, id, { claimedBy: claim?.adminId ?? null, claimedUntil: claim?.until ?? null }),
};

/** Requests and reported messages that no administrator has answered. */
export const waitingSupport = [repo.waitingRequests, repo.waitingReports].map((source) => ({
  ...source,
  claims,
}));
