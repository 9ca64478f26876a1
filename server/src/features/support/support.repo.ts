import { supportStates } from '@akada/core/support/support-rules.ts';
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { waitingCases, waitingCasesAt } from '../../platform/module/waiting-source.ts';
import { getName, hasPremium, isCalled } from '../accounts/accounts.ts';
import { type MessageRow, type RequestRow, supportMessages, supportRequests } from './support.tables.ts';

export async function insertRequest(tx: Transaction, row: RequestRow): Promise<void> {
  await tx.insert(supportRequests).values(row);
}

export async function insertMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insert(supportMessages).values(row);
}

export async function findRequest(executor: Executor, id: string): Promise<RequestRow | null> {
  const [row] = await executor.select().from(supportRequests).where(eq(supportRequests.id, id));
  return row ?? null;
}

export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.id, id))
    .for('no key update');
  return row ?? null;
}

/** Updates a request that `lockRequest` holds. */
export async function updateRequest(tx: Transaction, id: string, change: Partial<RequestRow>): Promise<void> {
  await tx.update(supportRequests).set(change).where(eq(supportRequests.id, id));
}

export async function countOpen(executor: Executor, userId: string): Promise<number> {
  const isOpen = and(eq(supportRequests.userId, userId), ne(supportRequests.state, 'closed'));
  const [row] = await executor.select({ total: count() }).from(supportRequests).where(isOpen);
  return row?.total ?? 0;
}

/** @returns the messages, oldest first */
export function findMessages(executor: Executor, requestId: string): Promise<MessageRow[]> {
  return executor
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.writtenAt), asc(supportMessages.id));
}

/** @returns by request what was written first */
export async function firstTexts(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([supportMessages.requestId], {
      id: supportMessages.requestId,
      text: supportMessages.text,
    })
    .from(supportMessages)
    .where(inArray(supportMessages.requestId, [...ids]))
    .orderBy(supportMessages.requestId, asc(supportMessages.writtenAt), asc(supportMessages.id));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

interface Page {
  skip: number;
  limit: number;
}

export async function listOwn(
  executor: Executor,
  userId: string,
  { skip, limit }: Page,
): Promise<{ rows: RequestRow[]; total: number }> {
  const own = eq(supportRequests.userId, userId);
  const rows = await executor
    .select()
    .from(supportRequests)
    .where(own)
    .orderBy(desc(supportRequests.changedAt), asc(supportRequests.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(supportRequests).where(own);
  return { rows, total: counted?.total ?? 0 };
}

export interface QueueFilter {
  state?: RequestRow['state'] | undefined;
  kind?: RequestRow['kind'] | undefined;
  person?: string | undefined;
  search: string;
}

/** @returns what waits before the rest, premium before others, and the oldest first; with whether there is premium */
export async function listQueue(
  executor: Executor,
  { state, kind, person, search }: QueueFilter,
  { skip, limit, now }: Page & { now: string },
): Promise<{ rows: { request: RequestRow; premium: boolean }[]; total: number }> {
  const { userId } = supportRequests;
  const where: SQL | undefined = and(
    state && eq(supportRequests.state, state),
    kind && eq(supportRequests.kind, kind),
    person === undefined ? undefined : eq(userId, person),
    search === '' ? undefined : isCalled(userId, search),
  );
  const premium = hasPremium(userId, now);
  const inOrder = sql`array_position(${sql.param([...supportStates])}::text[], ${supportRequests.state})`;
  const rows = await executor
    .select({ request: supportRequests, premium })
    .from(supportRequests)
    .where(where)
    .orderBy(inOrder, desc(premium), asc(supportRequests.waitingSince), asc(supportRequests.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(supportRequests).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns one request, with whether its person has premium */
export async function findQueued(
  executor: Executor,
  id: string,
  now: string,
): Promise<{ request: RequestRow; premium: boolean } | null> {
  const premium = hasPremium(supportRequests.userId, now);
  const [row] = await executor
    .select({ request: supportRequests, premium })
    .from(supportRequests)
    .where(eq(supportRequests.id, id));
  return row ?? null;
}

const isWaiting = eq(supportRequests.state, 'waiting');

/** The table of reported messages belongs to the messages, which only write a request here. */
const isReport = sql`EXISTS (SELECT FROM message_reports r WHERE r.request_id = ${supportRequests.id})`;

/** Columns as every waiting request has them. An ended claim is none. */
const requestParts = {
  id: supportRequests.id,
  since: supportRequests.waitingSince,
  holder: { id: supportRequests.claimedBy, until: supportRequests.claimedUntil },
};

/** Requests whose last message support has not answered. */
export const waitingRequests = waitingCasesAt('support', (now) => ({
  ...requestParts,
  facts: {
    name: getName(supportRequests.userId),
    text: sql`(SELECT left(m.text, 200) FROM ${supportMessages} m
      WHERE m.request_id = ${supportRequests.id} AND NOT m.from_support ORDER BY m.written_at, m.id LIMIT 1)`,
    premium: hasPremium(supportRequests.userId, now),
  },
  from: sql`FROM ${supportRequests} WHERE ${isWaiting} AND NOT ${isReport}`,
}));

/** Waiting requests that report a message. Their texts are about others, so no list shows them. */
export const waitingReports = waitingCases('reported_messages', {
  ...requestParts,
  facts: { name: getName(supportRequests.userId) },
  from: sql`FROM ${supportRequests} WHERE ${isWaiting} AND ${isReport}`,
});
