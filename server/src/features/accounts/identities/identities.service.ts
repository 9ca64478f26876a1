/** Accounts of people whom a provider identifies. An identity is known by its subject, never by its address. */

import type { Role } from '@akada/contract/identity/accounts.ts';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { createSealing } from '../../../platform/sealing/sealing.ts';
import { insertAccount, recordCreated } from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { accountVerified } from '../account/accounts.events.ts';
import { confirmByProof } from '../address/proved-address.service.ts';
import * as repo from './identities.repo.ts';
import { pendingLinkSeconds } from './pending-link-cookie.ts';

export interface IdentitiesDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret' | 'publicUrl'>;
}

/** A provider's statement about a person, after every check. */
export interface ProvenIdentity extends repo.IdentityKey {
  /** Confirmed by the provider. */
  email: string;
  fullName: string;
}

export type Admission =
  | { kind: 'admitted'; userId: string }
  | { kind: 'deactivated' }
  /** The owner of the provider must not become an administrator here. */
  | { kind: 'administrator' }
  /** The sealed link comes back from the browser with the password. */
  | { kind: 'password_needed'; pendingLink: string };

export interface IdentitiesService {
  /**
   * Finds or creates the account of an identity.
   * @param role of a new account; an existing one keeps its own
   */
  admitIdentity(identity: ProvenIdentity, role: Exclude<Role, 'admin'>): Promise<Admission>;
}

export interface PendingLinks {
  /** Links the identity that waits for this account. Call it after the right password. */
  completeLink(userId: string, pendingLink: string): Promise<void>;
}

const pendingLink = z.object({ issuer: z.string(), subject: z.string(), userId: z.string() });

export function createIdentities(deps: IdentitiesDeps): IdentitiesService & PendingLinks {
  const { database, clock, config } = deps;
  const links = createSealing(pendingLink, {
    ...config,
    clock,
    purpose: 'pending link',
    lifetimeSeconds: pendingLinkSeconds,
  });

  const resolve = async (
    account: AccountRow,
    { issuer, subject }: ProvenIdentity,
    takeOver: () => Promise<void>,
  ): Promise<Admission> => {
    const closed = getRejection(account);
    if (closed) return closed;
    // The address may have had another owner when it was confirmed.
    if (account.emailVerifiedAt) {
      const sealed = await links.seal({ issuer, subject, userId: account.id });
      return { kind: 'password_needed', pendingLink: sealed };
    }
    await takeOver();
    return { kind: 'admitted', userId: account.id };
  };

  return {
    admitIdentity: (identity, role) =>
      database.transaction(async (tx) => {
        await repo.claimIdentity(tx, identity);
        const known = await repo.findIdentified(tx, identity);
        if (known) return getRejection(known) ?? admitted(known.id);

        const now = getInstant(clock.now());
        const made = await makeAccount(tx, identity, role, now);
        if (made) return admitted(made);

        const account = await repo.lockAccountByEmail(tx, identity.email);
        if (!account) throw new Error('The account of this address was deleted a moment ago');
        return resolve(account, identity, () => takeOver(tx, account.id, identity, now));
      }),

    async completeLink(userId, sealed) {
      const link = await links.open(sealed);
      if (link?.userId !== userId) return;

      const { issuer, subject } = link;
      const createdAt = getInstant(clock.now());
      await repo.insertIdentity(database.db, { issuer, subject, userId, createdAt });
    },
  };
}

function getRejection({ deactivatedAt, role }: AccountRow): Admission | null {
  if (deactivatedAt) return { kind: 'deactivated' };
  return role === 'admin' ? { kind: 'administrator' } : null;
}

function admitted(userId: string): Admission {
  return { kind: 'admitted', userId };
}

/** @returns null when the address has an account */
async function makeAccount(
  tx: Transaction,
  { issuer, subject, email, fullName }: ProvenIdentity,
  role: Exclude<Role, 'admin'>,
  now: string,
): Promise<string | null> {
  const id = newId();
  const inserted = await insertAccount(tx, {
    id,
    email,
    fullName,
    passwordHash: null,
    role,
    emailVerifiedAt: now,
    profileCompleted: false,
    termsAcceptedAt: now,
    createdAt: now,
  });
  if (!inserted) return null;

  await repo.insertIdentity(tx, { issuer, subject, userId: id, createdAt: now });
  await recordCreated(tx, id);
  await record(tx, accountVerified, { userId: id, subjectId: id, facts: {} });
  return id;
}

/**
 * The account was registered with this address and never confirmed: perhaps by its owner, perhaps by an attacker who
 * waits for the owner.
 */
async function takeOver(
  tx: Transaction,
  userId: string,
  { issuer, subject, fullName }: ProvenIdentity,
  now: string,
): Promise<void> {
  const proof = { fullName, passwordHash: null, invitationToken: null, termsAcceptedAt: now };
  await confirmByProof(tx, userId, proof, now);
  await repo.insertIdentity(tx, { issuer, subject, userId, createdAt: now });
}

/** @returns the identities of other providers that sign this account in */
export function getIdentities(executor: Executor, userId: string): Promise<repo.IdentityKey[]> {
  return repo.getIdentities(executor, userId);
}
