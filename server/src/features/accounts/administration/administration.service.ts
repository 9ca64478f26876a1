/** An administrator's manual actions, on the command line or on a page, if no mail may be sent. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import * as repo from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { accountVerified } from '../account/accounts.events.ts';
import { confirmAsRegistered, confirmByProof } from '../address/proved-address.service.ts';
import { hasMoreRegistrations } from '../address/registrations.repo.ts';
import { saveLink } from './handed-links.service.ts';
import { removeSecondFactorOf } from './people-administration.service.ts';

export interface AdministrationDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * `emptied`: the address was registered more than once, and no one knows which password is the owner's, so the account
 * has none. Its owner needs a link that sets one.
 */
export type HandConfirmation = 'confirmed' | 'emptied' | 'confirmed_before';

export interface AccountAdministration {
  /**
   * Creates an administrator: verified, complete, without a password yet.
   * @returns the one-use link that sets the password
   * @throws Fault `conflict` when the address has an account
   */
  createAdmin(email: string): Promise<string>;
  /** Confirms an address by hand. @throws Fault `account_not_found` */
  verify(email: string, within?: Transaction): Promise<HandConfirmation>;
  /** @returns a one-use link that sets a new password @throws Fault `account_not_found` */
  makeResetLink(email: string): Promise<string>;
  /**
   * Helps an owner who lost the phone and every recovery code.
   *
   * @returns false if there was no second factor
   * @throws Fault `account_not_found`
   */
  removeSecondFactor(email: string): Promise<boolean>;
}

export function createAccountAdministration(deps: AdministrationDeps): AccountAdministration {
  const { database, clock } = deps;
  const inTransaction = <Result>(
    within: Transaction | undefined,
    work: (tx: Transaction) => Promise<Result>,
  ) => (within ? work(within) : database.transaction(work));

  return {
    createAdmin: (email) =>
      database.transaction(async (tx) => {
        const id = newId();
        const now = getInstant(clock.now());
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

        await record(tx, accountVerified, { userId: id, subjectId: id, facts: {} });
        return getLink(deps, tx, id);
      }),
    verify: (email, within) =>
      inTransaction(within, async (tx) => {
        const { id, fullName } = await getAccount(tx, email);
        await repo.lockAccount(tx, id);
        const now = getInstant(clock.now());
        if (!(await hasMoreRegistrations(tx, id))) {
          return (await confirmAsRegistered(tx, id, now)) ? 'confirmed' : 'confirmed_before';
        }
        const proof = { fullName, passwordHash: null, invitationToken: null, termsAcceptedAt: null };
        return (await confirmByProof(tx, id, proof, now)) ? 'emptied' : 'confirmed_before';
      }),
    makeResetLink: (email) =>
      database.transaction(async (tx) => {
        const { id } = await getAccount(tx, email);
        return getLink(deps, tx, id);
      }),
    removeSecondFactor: (email) =>
      database.transaction(async (tx) => {
        const { id } = await getAccount(tx, email);
        return removeSecondFactorOf(tx, id);
      }),
  };
}

async function getAccount(tx: Transaction, email: string): Promise<AccountRow> {
  const account = await repo.findAccountByEmail(tx, email);
  if (!account) throw new Fault('account_not_found', `There is no account with the address ${email}.`);

  return account;
}

async function getLink(
  { clock, config }: AdministrationDeps,
  tx: Transaction,
  userId: string,
): Promise<string> {
  const { link } = await saveLink(
    tx,
    { userId, token: newSecret(), handedOver: false },
    { now: clock.now(), ...config },
  );
  return link;
}
