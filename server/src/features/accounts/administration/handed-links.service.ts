/**
 * Links that set a password and are handed over in person, where no mail is sent. Only hashes of their tokens are
 * stored. A call that is repeated after a lost answer needs the same link, so the token is derived from the id of the
 * link or list that the call made, by a key of this instance.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/ids/ids.ts';
import { resetLink } from '../passwords/reset-email.ts';
import { resetLinkMinutes } from '../tokens/one-time-token.ts';
import { findTokens, insertToken } from '../tokens/one-time-tokens.repo.ts';

export interface HandedLink {
  link: string;
  expiresAt: string;
}

export interface HandedLinks {
  /** @param linkId a new id @param userId of an existing account */
  make(tx: Transaction, linkId: string, userId: string): Promise<HandedLink>;
  /** @returns the link as it was made, null when it was deleted since or is another account's */
  find(executor: Executor, linkId: string, userId: string): Promise<HandedLink | null>;
}

export interface HandedLinksDeps {
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'authSecret'>;
}

export function createHandedLinks({ clock, config }: HandedLinksDeps): HandedLinks {
  const { publicUrl, authSecret } = config;
  const tokenFor = createHandedTokens(authSecret, 'new password');

  return {
    make: (tx, linkId, userId) =>
      saveLink(tx, userId, tokenFor(linkId, userId), { now: clock.now(), publicUrl }),
    async find(executor, linkId, userId) {
      const token = tokenFor(linkId, userId);
      const [found] = await findTokens(executor, [hashSecret(token)]);
      return found ? { link: resetLink(publicUrl, token), expiresAt: found.expiresAt } : null;
    },
  };
}

/** @param token a new one */
export async function saveLink(
  tx: Transaction,
  userId: string,
  token: string,
  { now, publicUrl }: { now: number; publicUrl: URL },
): Promise<HandedLink> {
  const expiresAt = instantOf(now + resetLinkMinutes * 60_000);
  await insertToken(tx, {
    tokenHash: hashSecret(token),
    userId,
    purpose: 'reset_password',
    createdAt: instantOf(now),
    expiresAt,
  });
  return { link: resetLink(publicUrl, token), expiresAt };
}

/**
 * @param purpose separates the tokens of one kind of call from those of another
 * @returns the token for a person in a call (by the id of its result), always the same one
 */
export function createHandedTokens(
  authSecret: string,
  purpose: string,
): (madeId: string, person: string) => string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', `akada handed link ${purpose}`, 32));

  return (madeId, person) => createHmac('sha256', key).update(`${madeId} ${person}`).digest('base64url');
}
