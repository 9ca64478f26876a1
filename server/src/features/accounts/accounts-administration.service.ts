/** What an administrator does by hand, on the command line or on a page, where mail may not exist. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { newId, newSecret } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import * as repo from './accounts.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { handOver } from './handed-links.service.ts';
import { resetLinkMinutes } from './one-time-token.ts';
import { deleteFactor } from './second-factor.repo.ts';

/** How long a link that was made by hand works, in minutes. */
export const handedLinkMinutes = resetLinkMinutes;

export interface AdministrationOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

export interface AccountAdministration {
  /**
   * Makes an administrator: verified, complete, without a password yet.
   * @returns the one-use link that sets the password
   * @throws Fault `conflict` when the address has an account
   */
  createAdmin(email: string): Promise<string>;
  /** Confirms an address by hand. @returns false when it was before @throws Fault `account_not_found` */
  verify(email: string, within?: Transaction): Promise<boolean>;
  /** @returns a one-use link that sets a new password @throws Fault `account_not_found` */
  makeResetLink(email: string): Promise<string>;
  /**
   * For somebody who lost the phone and every recovery code.
   * @returns false when there was no second factor
   * @throws Fault `account_not_found`
   */
  removeSecondFactor(email: string): Promise<boolean>;
}

export function createAccountAdministration(options: AdministrationOptions): AccountAdministration {
  const { database, clock } = options;
  const inTransaction = <Result>(
    within: Transaction | undefined,
    work: (tx: Transaction) => Promise<Result>,
  ) => (within ? work(within) : database.transaction(work));

  return {
    createAdmin: (email) =>
      database.transaction(async (tx) => {
        const id = newId();
        const now = instantOf(clock.now());
        const created = await repo.insertAccount(tx, {
          id,
          email,
          fullName: 'Administrator',
          passwordHash: null,
          role: 'admin',
          emailVerifiedAt: now,
          profileCompleted: true,
          termsAcceptedAt: null,
          createdAt: now,
        });
        if (!created) throw new Fault('conflict', `There is an account with the address ${email} already.`);

        await recordEvent(tx, { name: 'accounts.verified', userId: id, subjectId: id });
        return linkFor(options, tx, id);
      }),
    verify: (email, within) =>
      inTransaction(within, async (tx) => {
        const { id } = await accountOf(tx, email);
        const marked = await repo.markVerified(tx, id, instantOf(clock.now()));
        if (marked) await recordEvent(tx, { name: 'accounts.verified', userId: id, subjectId: id });
        return marked;
      }),
    makeResetLink: (email) =>
      database.transaction(async (tx) => {
        const { id } = await accountOf(tx, email);
        return linkFor(options, tx, id);
      }),
    removeSecondFactor: (email) =>
      database.transaction(async (tx) => {
        const { id } = await accountOf(tx, email);
        const removed = await deleteFactor(tx, id);
        if (removed) await recordEvent(tx, { name: 'accounts.second_factor_off', userId: id, subjectId: id });
        return removed;
      }),
  };
}

async function accountOf(tx: Transaction, email: string): Promise<AccountRow> {
  const account = await repo.findAccountByEmail(tx, email);
  if (!account) throw new Fault('account_not_found', `There is no account with the address ${email}.`);

  return account;
}

async function linkFor(
  { clock, config }: AdministrationOptions,
  tx: Transaction,
  userId: string,
): Promise<string> {
  const { link } = await handOver(tx, userId, newSecret(), { now: clock.now(), ...config });
  return link;
}
