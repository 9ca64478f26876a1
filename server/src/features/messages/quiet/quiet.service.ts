/** Quiet hours: messages arrive, and one notification for each conversation waits until the morning. */

import type { saveMessageSettings } from '@akada/contract/observers/message-care.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { findQuietEnd, getQuietHours, type QuietHours } from '@akada/core/messages/quiet-hours.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getZone, peopleById } from '../../accounts/accounts.ts';
import { messageReceived } from '../conversation/messages.events.ts';
import { updateSide } from '../conversation/messages.repo.ts';
import * as repo from './quiet.repo.ts';

const batchSize = 100;

export interface Quiet {
  quiet: QuietHours | null;
  minor: boolean;
}

/** @returns the quiet hours that hold for a person, chosen or not */
export async function findQuiet(executor: Executor, userId: string): Promise<Quiet> {
  const { settings, isAdult } = await repo.findSettings(executor, userId);
  const minor = !isAdult;
  return {
    quiet: getQuietHours(settings === null ? undefined : toHours(settings), { isMinor: minor }),
    minor,
  };
}

function toHours({
  quietStart: from,
  quietEnd: until,
}: {
  quietStart: number | null;
  quietEnd: number | null;
}) {
  return from === null || until === null ? null : { from, until };
}

/**
 * @param now milliseconds since the epoch
 * @returns when a notification may come that is due now, as it is stored; null for now
 */
export async function findDelay(executor: Executor, userId: string, now: number): Promise<string | null> {
  const { quiet } = await findQuiet(executor, userId);
  const end = findQuietEnd(now, await getZone(executor, userId), quiet);
  return end === null ? null : getInstant(end);
}

export type QuietService = ReturnType<typeof createQuiet>;

export function createQuiet({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    read: (userId: string): Promise<Quiet> => findQuiet(database.db, userId),
    async save(userId: string, { quiet }: BodyOf<typeof saveMessageSettings>): Promise<Quiet> {
      const changedAt = getInstant(clock.now());
      const hours = { quietStart: quiet?.from ?? null, quietEnd: quiet?.until ?? null };
      await database.transaction((tx) => repo.putSettings(tx, { userId, ...hours, changedAt }));
      return findQuiet(database.db, userId);
    },
    task: {
      name: 'messages.notify_after_quiet_hours',
      everyMs: 60_000,
      async run() {
        const now = getInstant(clock.now());
        for (let count = batchSize; count === batchSize; )
          count = await database.transaction((tx) => notifyDue(tx, now));
      },
    } satisfies PeriodicTask,
  };
}

async function notifyDue(tx: Transaction, now: string): Promise<number> {
  const dueSides = await repo.takeDue(tx, now, batchSize);
  const people = await peopleById(
    tx,
    dueSides.map(({ otherId }) => otherId),
  );
  for (const side of dueSides) {
    const isNotified = side.unread > 0 && !side.isSilent;
    await updateSide(tx, side, { notifyAt: null, ...(isNotified ? { notifiedAt: now } : {}) });
    if (!isNotified) continue;
    const facts = { id: side.conversationId, name: people.get(side.otherId)?.fullName ?? '' };
    await record(tx, messageReceived, { userId: side.userId, subjectId: side.messageId, facts });
  }
  return dueSides.length;
}
