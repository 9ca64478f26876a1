/** Accounts that an administrator makes from a list, where no mail can invite anybody. */
import { importLinkDays } from '@akada/contract/admin.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { hashSecret, newId } from '../../platform/ids/ids.ts';
import { recordEvents } from '../../platform/outbox/outbox.ts';
import { insertAccounts, knownAddresses } from './accounts.repo.ts';
import { resetLink } from './accounts-mails.ts';
import { findTokens, insertTokens } from './accounts-tokens.repo.ts';
import { createHandedTokens } from './handed-tokens.ts';

export interface ListedPerson {
  fullName: string;
  email: string;
  role: 'student' | 'tutor';
}

export interface ImportedAccount {
  userId: string;
  /** Sets the first password, once. */
  link: string;
  linkExpiresAt: string;
  /** False when an earlier call under the same seed made it. */
  isNew: boolean;
}

export interface AccountImport {
  /** @returns those of these addresses that have an account, in small letters */
  known(executor: Executor, addresses: readonly string[]): Promise<Set<string>>;
  /**
   * Makes accounts that are verified and have no password yet; who has one already is passed over.
   * @param seed of the call: the same one finds the same links again, null for links that never come again
   * @returns what was made, by the address in small letters
   */
  create(
    tx: Transaction,
    people: readonly ListedPerson[],
    seed: string | null,
  ): Promise<Map<string, ImportedAccount>>;
}

export interface AccountImportOptions {
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'authSecret'>;
}

interface Candidate extends ListedPerson {
  id: string;
  token: string;
}

const linkMs = importLinkDays * 24 * 60 * 60_000;

export function createAccountImport({ clock, config }: AccountImportOptions): AccountImport {
  const tokenFor = createHandedTokens(config.authSecret, 'list');
  const linkOf = ({ token }: Candidate) => resetLink(config.publicUrl, token);

  /** What the same call made before it was sent again: the tokens follow from the call, so they are found. */
  const madeBefore = async (tx: Transaction, candidates: readonly Candidate[]) => {
    const byHash = new Map(
      candidates.map((candidate) => [hashSecret(candidate.token).toString('hex'), candidate]),
    );
    const tokens = await findTokens(
      tx,
      candidates.map(({ token }) => hashSecret(token)),
    );
    return tokens.flatMap(({ tokenHash, userId, expiresAt: linkExpiresAt }): [string, ImportedAccount][] => {
      const candidate = byHash.get(tokenHash.toString('hex'));
      if (!candidate) return [];
      return [
        [candidate.email.toLowerCase(), { userId, link: linkOf(candidate), linkExpiresAt, isNew: false }],
      ];
    });
  };

  return {
    known: knownAddresses,
    async create(tx, people, seed) {
      const now = clock.now();
      const candidates = people.map((person) => ({
        ...person,
        id: newId(),
        token: tokenFor(seed, person.email.toLowerCase()),
      }));
      const ids = await insertAccounts(
        tx,
        candidates.map((candidate) => accountOf(candidate, instantOf(now))),
      );
      const made = candidates.filter(({ id }) => ids.has(id));
      const linkExpiresAt = instantOf(now + linkMs);
      await insertTokens(
        tx,
        made.map((candidate) => tokenOf(candidate, instantOf(now), linkExpiresAt)),
      );
      await recordEvents(
        tx,
        made.map(({ id, role }) => ({
          name: 'accounts.created',
          userId: id,
          subjectId: id,
          facts: { role },
        })),
      );
      const isMade = new Map(
        made.map((candidate): [string, ImportedAccount] => [
          candidate.email.toLowerCase(),
          { userId: candidate.id, link: linkOf(candidate), linkExpiresAt, isNew: true },
        ]),
      );
      const others = candidates.filter(({ id }) => !ids.has(id));
      return new Map([...isMade, ...(await madeBefore(tx, others))]);
    },
  };
}

function accountOf({ id, email, fullName, role }: Candidate, now: string) {
  return {
    id,
    email,
    fullName,
    role,
    passwordHash: null,
    emailVerifiedAt: now,
    profileCompleted: false,
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
