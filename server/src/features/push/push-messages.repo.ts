import { and, eq, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { declareWork, sendWork } from '../../platform/work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isUnfinished,
  leaseEnded,
  putOff,
  type WorkRows,
} from '../../platform/work/work-rows.ts';
import {
  type PushDayRow,
  type PushDeviceRow,
  type PushMessageRow,
  pushDays,
  pushDevices,
  pushMessages,
} from './push.tables.ts';

const minute = 60_000;

/** The last attempt begins when a reminder has waited for two hours; by four it has expired. */
const leasesMs = [minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute, 30 * minute, 60 * minute];

const rows: WorkRows<PushMessageRow> = {
  table: pushMessages,
  waiting: 'waiting',
  running: 'sending',
  // Two attempts at the same time would show a reminder twice.
  schedule: { leasesMs, exclusive: true },
};

export const pushWork = declareWork('push.send', 'message_id', rows, { concurrency: 4, retryLimit: 2 });

/** Writes the reminder of a day for one device and sends its job. */
export async function enqueueMessage(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  message: Pick<PushMessageRow, 'deviceId' | 'userId' | 'localDay'>,
  now: number,
): Promise<void> {
  const id = newId();
  await tx.insert(pushMessages).values({ ...message, id, status: 'waiting', ...firstLease(now) });
  await sendWork(tx, queue, pushWork, id);
}

export interface Delivery {
  device: PushDeviceRow;
  day: PushDayRow;
}

/** @returns null if the device was removed */
export async function findDelivery(executor: Executor, { id }: Attempt): Promise<Delivery | null> {
  const [row] = await executor
    .select({ device: pushDevices, day: pushDays })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .innerJoin(
      pushDays,
      and(eq(pushDays.userId, pushMessages.userId), eq(pushDays.localDay, pushMessages.localDay)),
    )
    .where(eq(pushMessages.id, id));
  return row ?? null;
}

/** Ends a message, even if a later attempt has started: it must not be shown again. */
export async function endMessage(
  executor: Executor,
  { id }: Attempt,
  status: 'sent' | 'given_up',
): Promise<void> {
  await executor
    .update(pushMessages)
    .set({ ...leaseEnded, status })
    .where(and(eq(pushMessages.id, id), isUnfinished(rows)));
}

/** Tries again at this moment at the earliest. */
export function postponeMessage(executor: Executor, attempt: Attempt, until: number): Promise<void> {
  return putOff(executor, rows, attempt, until);
}

/** Deletes days with their messages; the last ones stay so that no day has two reminders. */
export async function deleteOldDays(executor: Executor, localDay: string): Promise<void> {
  await executor.delete(pushDays).where(lt(pushDays.localDay, localDay));
}
