/** Asking to be deleted, and thinking better of it. */

import { deletionGraceDays } from '@akada/contract/observers/privacy.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { type Accounts, cancelDeletion, contactOf, startDeletion } from '../accounts/accounts.ts';
import { deletionCancelled, deletionRequested } from './privacy.events.ts';

const graceMs = deletionGraceDays * 24 * 60 * 60_000;

export interface AccountDeletionDeps {
  database: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'checkPassword'>;
}

export interface DeletionRequest {
  /** Null from who has none. */
  password: string | null;
  /** The account's own, typed out. */
  email: string;
}

export interface AccountDeletionService {
  /**
   * @returns when the account goes; a repeated request gets the first day
   * @throws Fault `validation_failed`, `too_many_requests`, `conflict` for the last administrator
   */
  request(userId: string, request: DeletionRequest, signal?: AbortSignal): Promise<string>;
  cancel(userId: string): Promise<void>;
}

export function createAccountDeletion({
  database,
  clock,
  accounts,
}: AccountDeletionDeps): AccountDeletionService {
  return {
    async request(userId, { password, email }, signal) {
      const contact = await contactOf(database.db, userId);
      if (!contact || contact.email.toLowerCase() !== email.toLowerCase()) {
        throw invalidField('email', 'This is not the address of your account.');
      }
      await accounts.checkPassword(userId, password, signal);

      return database.transaction(async (tx) => {
        const { dueAt, started } = await startDeletion(tx, userId, instantOf(clock.now() + graceMs));
        if (started) {
          const facts = { day: dayText(dueAt, contact.timeZone) };
          await record(tx, deletionRequested, { userId, subjectId: newId(), facts });
        }
        return dueAt;
      });
    },
    cancel: (userId) =>
      database.transaction(async (tx) => {
        if (!(await cancelDeletion(tx, userId))) return;
        await record(tx, deletionCancelled, { userId, subjectId: newId(), facts: {} });
      }),
  };
}

function dayText(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
}
