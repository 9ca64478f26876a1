/** Acts of administrators on accounts in the browser: they list them, and mail a confirmation once more. */
import { type AdminUser, sendConfirmation } from '@akada/contract/observers/admin.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Counted } from '../../../platform/database/count-up-to.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentPerson } from '../account/account.present.ts';
import { findAccountOrNone, lockAccount } from '../account/account.repo.ts';
import {
  countMatching,
  findMatching,
  findPeople,
  type PeopleFilter,
  type PersonRow,
} from '../account/people.repo.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import { mailConfirmation } from '../registration/confirmation-mail.service.ts';

const mailed = { before: null, after: { link: 'mailed' } };

export interface AccountsAdmin {
  list(
    filter: PeopleFilter,
    page: { skip: number; limit: number },
  ): Promise<{ items: AdminUser[] } & Counted>;
  /**
   * Does nothing for a confirmed address.
   * @param key the `Idempotency-Key`: a repetition sends no second mail
   * @throws Fault `not_found`, `too_many_requests`, `conflict` where this installation sends no mail
   */
  sendConfirmation(actorId: string, userId: string, key: string | null): Promise<AdminUser>;
}

export function createAccountsAdmin(
  deps: Pick<Platform, 'database' | 'clock' | 'config' | 'mailer'> & {
    attempts: Pick<AttemptsService, 'claimMail'>;
  },
): AccountsAdmin {
  const { database, clock, mailer, attempts } = deps;

  const audit = (tx: Transaction, actorId: string, targetId: string, action: string, change: AuditChange) =>
    writeAudit(tx, [{ actorId, targetId, action, change }], clock.now());

  const find = async (tx: Transaction, userId: string): Promise<PersonRow> => {
    const [found] = await findPeople(tx, [userId]);
    if (!found) throw notFound();
    return found;
  };

  return {
    async list(filter, page) {
      const now = getInstant(clock.now());
      const [rows, counted] = await readInTime(database, async (tx) => [
        await findMatching(tx, filter, { now, ...page }),
        await countMatching(tx, filter, now),
      ]);
      return { items: rows.map((row) => presentPerson(row, now)), ...counted };
    },
    async sendConfirmation(actorId, userId, key) {
      await makeOnce(deps, { userId: actorId, endpoint: sendConfirmation.id, key }, async (tx) => {
        await lockAccount(tx, userId);
        const account = await findAccountOrNone(tx, userId);
        if (!account) throw notFound();
        if (account.emailVerifiedAt !== null) return;
        if (!mailer.delivers) {
          throw new Fault('conflict', 'This installation sends no mail. Confirm the address by hand.');
        }
        await attempts.claimMail(tx, account.email);
        await mailConfirmation(deps, tx, account);
        await audit(tx, actorId, userId, 'user.send_confirmation', mailed);
      });
      return database.transaction(async (tx) =>
        presentPerson(await find(tx, userId), getInstant(clock.now())),
      );
    },
  };
}
