import { and, asc, between, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageRow, messages } from '../conversation/messages.tables.ts';
import { messageReports, type ReportRow } from './reports.tables.ts';

/** Sent twice it is one report. */
export async function putReport(executor: Executor, row: ReportRow): Promise<void> {
  await executor.insert(messageReports).values(row).onConflictDoNothing();
}

/** @returns the message that a request to support reports; null for any other request */
export async function findReported(executor: Executor, requestId: string): Promise<MessageRow | null> {
  const [row] = await executor
    .select({ message: messages })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(eq(messageReports.requestId, requestId));
  return row?.message ?? null;
}

/** @returns messages around a position, the oldest first */
export function findAround(
  executor: Executor,
  { conversationId, position }: Pick<MessageRow, 'conversationId' | 'position'>,
  distance: number,
): Promise<MessageRow[]> {
  return executor
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        between(messages.position, position - distance, position + distance),
      ),
    )
    .orderBy(asc(messages.position));
}
