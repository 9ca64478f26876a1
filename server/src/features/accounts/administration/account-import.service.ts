/** Accounts that an administrator creates from a list. Their links are handed over in person. */
import type { Role } from '@akada/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { hashSecret, newId } from '../../../platform/ids/ids.ts';
import { recordAll } from '../../../platform/outbox/outbox.ts';
import { insertAccounts, knownAddresses } from '../account/account.repo.ts';
import { accountCreated } from '../account/accounts.events.ts';
import { resetLink } from '../passwords/reset-email.ts';
import { findTokens, insertTokens } from '../tokens/one-time-tokens.repo.ts';
import { createHandedTokens, type HandedLink } from './handed-links.service.ts';

export interface ListedPerson {
  fullName: string;
  email: string;
  role: Role;
}

export interface ImportedAccount {
  userId: string;
  role: ListedPerson['role'];
}

export interface NewList {
  id: string;
  days: number;
  handedOver: boolean;
}

export interface AccountImport {
  /** @returns the addresses in the list that have an account, in lower case */
  known(executor: Executor, addresses: readonly string[]): Promise<Set<string>>;
  /**
   * Creates accounts that are verified and have no password yet. Addresses that have an account are skipped.
   * @param list.id a new id, from which `links` finds the links of this list again
   * @param list.days how long the links work
   * @param list.handedOver whether an administrator gives them to the people
   * @returns what was created
   */
  create(tx: Transaction, people: readonly ListedPerson[], list: NewList): Promise<ImportedAccount[]>;
  /** @returns the links to the first password for the accounts of a list, by the address in lower case */
  links(executor: Executor, listId: string, addresses: readonly string[]): Promise<Map<string, HandedLink>>;
}

export interface AccountImportDeps {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  dataSecret: string;
}

interface Candidate extends ListedPerson {
  id: string;
  token: string;
}

const dayMs = 24 * 60 * 60_000;

export function createAccountImport({ clock, config, dataSecret }: AccountImportDeps): AccountImport {
  const tokenOfList = createHandedTokens(dataSecret, 'list');
  const getToken = (listId: string, email: string) => tokenOfList(listId, email.toLowerCase());

  return {
    known: knownAddresses,
    async create(tx, people, { id: listId, days, handedOver }) {
      const now = clock.now();
      // Lists with the same people in other orders would wait for each other for ever.
      const candidates = people
        .toSorted((one, other) => compareAddresses(one.email, other.email))
        .map((person) => ({ ...person, id: newId(), token: getToken(listId, person.email) }));
      const ids = await insertAccounts(
        tx,
        candidates.map((candidate) => getAccount(candidate, getInstant(now))),
      );
      const created = candidates.filter(({ id }) => ids.has(id));
      const expiresAt = getInstant(now + days * dayMs);
      await insertTokens(
        tx,
        created.map((candidate) => ({
          ...tokenOf(candidate, getInstant(now), expiresAt),
          // A first administrator has no other way in where no mail is sent.
          handedOver: handedOver && candidate.role !== 'admin',
        })),
      );
      await recordAll(
        tx,
        accountCreated,
        created.map(({ id, role }) => ({ userId: id, subjectId: id, facts: { role } })),
      );
      return created.map(({ id: userId, role }) => ({ userId, role }));
    },

    async links(executor, listId, addresses) {
      const tokens = new Map(addresses.map((email) => [email.toLowerCase(), getToken(listId, email)]));
      const rows = await findTokens(executor, [...tokens.values()].map(hashSecret));
      const expiry = new Map(rows.map(({ tokenHash, expiresAt }) => [tokenHash.toString('hex'), expiresAt]));
      const links = new Map<string, HandedLink>();
      for (const [email, token] of tokens) {
        const expiresAt = expiry.get(hashSecret(token).toString('hex'));
        if (expiresAt) links.set(email, { link: resetLink(config.publicUrl, token), expiresAt });
      }
      return links;
    },
  };
}

function getAccount({ id, email, fullName, role }: Candidate, now: string) {
  return {
    id,
    email,
    fullName,
    role,
    passwordHash: null,
    emailVerifiedAt: now,
    // An administrator has no profile to fill.
    profileCompleted: role === 'admin',
    termsAcceptedAt: null,
    createdAt: now,
  };
}

function tokenOf({ id, token }: Candidate, createdAt: string, expiresAt: string) {
  return {
    tokenHash: hashSecret(token),
    userId: id,
    purpose: 'reset_password' as const,
    createdAt,
    expiresAt,
  };
}

function compareAddresses(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
