/** Accounts of people who prove elsewhere who they are. Whose an identity is, says its subject, never its address. */
import type { Role } from '@akada/contract/accounts.ts';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rememberDeletedFile } from '../../platform/files/deleted-files.ts';
import { pendingLinkSeconds } from '../../platform/http/sign-in-answer.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { createSealing } from '../../platform/sealing/sealing.ts';
import { insertAccount, markVerified, recordCreated } from './accounts.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { revokeAllSessions } from './accounts-sessions.repo.ts';
import { deleteUnusedTokens } from './accounts-tokens.repo.ts';
import * as repo from './identities.repo.ts';
import { deletePicture } from './pictures.repo.ts';
import { deleteFactor } from './second-factor.repo.ts';

export interface IdentitiesOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
}

/** What a provider said of somebody, after every check. */
export interface ProvenIdentity extends repo.IdentityKey {
  /** The provider says that it is theirs. */
  email: string;
  fullName: string;
}

export type Admission =
  | { kind: 'admitted'; userId: string }
  | { kind: 'deactivated' }
  /** The link is sealed, for the browser to bring along with the password. */
  | { kind: 'password_needed'; pendingLink: string };

export interface IdentitiesService {
  /**
   * Finds or makes the account of an identity.
   * @param role of a new account; one that is there keeps its own
   */
  admitIdentity(identity: ProvenIdentity, role: Exclude<Role, 'admin'>): Promise<Admission>;
}

export interface PendingLinks {
  /** To be called when the password of the account was right. Links what waits for this very account. */
  completeLink(userId: string, pendingLink: string): Promise<void>;
}

const pendingLink = z.object({ issuer: z.string(), subject: z.string(), userId: z.string() });

export function createIdentities(options: IdentitiesOptions): IdentitiesService & PendingLinks {
  const { database, clock, config } = options;
  const links = createSealing(pendingLink, {
    ...config,
    clock,
    purpose: 'pending link',
    lifetimeSeconds: pendingLinkSeconds,
  });

  const meet = async (
    account: AccountRow,
    { issuer, subject }: ProvenIdentity,
    takeOver: () => Promise<void>,
  ): Promise<Admission> => {
    if (account.deactivatedAt) return { kind: 'deactivated' };
    // Whoever confirmed the address first may be somebody else than who has it now.
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
        if (known) return known.deactivatedAt ? { kind: 'deactivated' } : admitted(known.id);

        const now = instantOf(clock.now());
        const made = await makeAccount(tx, identity, role, now);
        if (made) return admitted(made);

        const account = await repo.lockAccountByEmail(tx, identity.email);
        if (!account) throw new Error('The account of this address went a moment ago');
        return meet(account, identity, () => takeOver(tx, account.id, identity, now));
      }),

    async completeLink(userId, sealed) {
      const link = await links.open(sealed);
      if (link?.userId !== userId) return;

      const { issuer, subject } = link;
      const createdAt = instantOf(clock.now());
      await repo.insertIdentity(database.db, { issuer, subject, userId, createdAt });
    },
  };
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
  await recordEvent(tx, { name: 'accounts.verified', userId: id, subjectId: id });
  return id;
}

/**
 * Somebody registered the address and never showed that it is theirs: perhaps its owner, perhaps who waits for the
 * owner to come. So nothing of what they put in may open the account or stay in it.
 */
async function takeOver(
  tx: Transaction,
  userId: string,
  { issuer, subject, fullName }: ProvenIdentity,
  now: string,
): Promise<void> {
  await repo.emptyAccount(tx, userId, { fullName, now });
  await revokeAllSessions(tx, userId, now);
  await deleteUnusedTokens(tx, userId, 'verify_email');
  await deleteUnusedTokens(tx, userId, 'reset_password');
  await deleteFactor(tx, userId);
  const picture = await deletePicture(tx, userId);
  if (picture) await rememberDeletedFile(tx, picture);

  await markVerified(tx, userId, now);
  await recordEvent(tx, { name: 'accounts.verified', userId, subjectId: userId });
  await repo.insertIdentity(tx, { issuer, subject, userId, createdAt: now });
}
