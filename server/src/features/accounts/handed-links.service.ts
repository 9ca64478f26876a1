/** Links that set a password and are handed over in person, where no mail carries them. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import { lockAccount } from './accounts.repo.ts';
import { resetLink } from './accounts-mails.ts';
import { findTokens, insertToken } from './accounts-tokens.repo.ts';
import { createHandedTokens } from './handed-tokens.ts';
import { resetLinkMinutes } from './one-time-token.ts';

export interface HandedLink {
  link: string;
  expiresAt: string;
  /** False when an earlier call made it. */
  isNew: boolean;
}

export interface HandedLinks {
  /**
   * @param userId of an account that is there
   * @param seed of the call: the same one finds the same link again, null for a link that never comes again
   */
  make(tx: Transaction, userId: string, seed: string | null): Promise<HandedLink>;
}

export interface HandedLinksOptions {
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'authSecret'>;
}

export function createHandedLinks({ clock, config }: HandedLinksOptions): HandedLinks {
  const tokenFor = createHandedTokens(config.authSecret, 'new password');

  return {
    async make(tx, userId, seed) {
      await lockAccount(tx, userId);
      return handOver(tx, userId, tokenFor(seed, userId), { now: clock.now(), publicUrl: config.publicUrl });
    },
  };
}

/** Of one token at once in two places, the account has to be held. */
export async function handOver(
  tx: Transaction,
  userId: string,
  token: string,
  { now, publicUrl }: { now: number; publicUrl: URL },
): Promise<HandedLink> {
  const tokenHash = hashSecret(token);
  const link = resetLink(publicUrl, token);
  const [before] = await findTokens(tx, [tokenHash]);
  if (before) return { link, expiresAt: before.expiresAt, isNew: false };

  const expiresAt = instantOf(now + resetLinkMinutes * 60_000);
  await insertToken(tx, {
    tokenHash,
    userId,
    purpose: 'reset_password',
    createdAt: instantOf(now),
    expiresAt,
  });
  return { link, expiresAt, isNew: true };
}
