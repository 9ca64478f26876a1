/**
 * Administrators' actions on accounts in the browser: they list accounts, and do by hand the steps that mail
 * does elsewhere.
 */
import { type AdminUser, makeResetLink, sendConfirmation } from '@akada/contract/observers/admin.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { MailConfig } from '../../../platform/config/config.ts';
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
import type { AccountAdministration } from './administration.service.ts';
import type { HandedLinks } from './handed-links.service.ts';

const mailed = { before: null, after: { link: 'mailed' } };
const verified = { before: { email_verified: false }, after: { email_verified: true } };

export interface AccountsAdmin {
  list(
    filter: PeopleFilter,
    page: { skip: number; limit: number },
  ): Promise<{ items: AdminUser[] } & Counted>;
  /** @throws Fault `not_found`, `conflict` where this installation sends mail */
  verify(actorId: string, userId: string): Promise<AdminUser>;
  /**
   * @param key the `Idempotency-Key`: a repetition gets the same link
   * @throws Fault `not_found`, `conflict` if this installation sends mail or if the key's link no longer
   * exists
   */
  makeResetLink(
    actorId: string,
    userId: string,
    key: string | null,
  ): Promise<{ link: string; expires_at: string }>;
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
    mail: Pick<MailConfig, 'kind'>;
    administration: Pick<AccountAdministration, 'verify'>;
    handedLinks: HandedLinks;
  },
): AccountsAdmin {
  const { database, clock, mail, mailer, attempts, administration, handedLinks } = deps;

  const audit = (tx: Transaction, actorId: string, targetId: string, action: string, change: AuditChange) =>
    writeAudit(tx, [{ actorId, targetId, action, change }], clock.now());

  const find = async (tx: Transaction, userId: string): Promise<PersonRow> => {
    const [found] = await findPeople(tx, [userId]);
    if (!found) throw notFound();
    return found;
  };

  return {
    async list(filter, page) {
      const now = instantOf(clock.now());
      const [rows, counted] = await readInTime(database, async (tx) => [
        await findMatching(tx, filter, { now, ...page }),
        await countMatching(tx, filter, now),
      ]);
      return { items: rows.map((row) => presentPerson(row, now)), ...counted };
    },
    verify: (actorId, userId) =>
      database.transaction(async (tx) => {
        assertWithoutMail(mail);
        const { email } = await find(tx, userId);
        const confirmed = await administration.verify(email, tx);
        if (confirmed !== 'confirmed_before') await audit(tx, actorId, userId, 'user.verify', verified);
        return presentPerson(await find(tx, userId), instantOf(clock.now()));
      }),
    async makeResetLink(actorId, userId, key) {
      assertWithoutMail(mail);
      const call = { userId: actorId, endpoint: makeResetLink.id, key };
      const linkId = await makeOnce(deps, call, async (tx, id) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const { expiresAt } = await handedLinks.make(tx, id, userId);
        const change = { before: null, after: { link_expires_at: expiresAt } };
        await audit(tx, actorId, userId, 'user.reset_link', change);
      });
      const made = await handedLinks.find(database.db, linkId, userId);
      if (!made)
        throw new Fault('conflict', 'This link was made before and no longer works. Make a new one.');
      return { link: made.link, expires_at: made.expiresAt };
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
        presentPerson(await find(tx, userId), instantOf(clock.now())),
      );
    },
  };
}

/**
 * A link that an administrator sees opens the account: where mail can carry it, only its owner may see it.
 * @throws Fault `conflict` where this installation sends mail
 */
export function assertWithoutMail({ kind }: Pick<MailConfig, 'kind'>): void {
  if (kind !== 'none') {
    throw new Fault(
      'conflict',
      'This installation sends mail: people confirm their address and reset passwords by it.',
    );
  }
}
