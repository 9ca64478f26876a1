/** Asking to be deleted, and thinking better of it. */

import { deletionGraceDays } from '@akada/contract/observers/privacy.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Accounts, cancelDeletion, getContact, startDeletion } from '../accounts/accounts.ts';
import { deletionCancelled, deletionRequested } from './privacy.events.ts';

const graceMs = deletionGraceDays * 24 * 60 * 60_000;

interface DeletionRequest {
  /** Null from who has none. */
  password: string | null;
  /** The account's own, typed out. */
  email: string;
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletion>;

export function createAccountDeletion({
  database,
  clock,
  accounts,
}: Pick<Platform, 'database' | 'clock'> & { accounts: Pick<Accounts, 'checkPassword'> }) {
  return {
    /**
     * @returns when the account goes; a repeated request gets the first day
     * @throws Fault `validation_failed`, `too_many_requests`, `conflict` for the last administrator
     */
    async request(
      userId: string,
      { password, email }: DeletionRequest,
      signal?: AbortSignal,
    ): Promise<string> {
      const contact = await getContact(database.db, userId);
      if (!contact || contact.email.toLowerCase() !== email.toLowerCase()) {
        throw invalidField('email', 'This is not the address of your account.');
      }
      await accounts.checkPassword(userId, password, signal);

      return database.transaction(async (tx) => {
        const { dueAt, started } = await startDeletion(tx, userId, getInstant(clock.now() + graceMs));
        if (started) {
          const facts = { day: dayText(dueAt, contact.timeZone) };
          await record(tx, deletionRequested, { userId, subjectId: newId(), facts });
        }
        return dueAt;
      });
    },
    cancel: (userId: string) =>
      database.transaction(async (tx) => {
        if (!(await cancelDeletion(tx, userId))) return;
        await record(tx, deletionCancelled, { userId, subjectId: newId(), facts: {} });
      }),
  };
}
