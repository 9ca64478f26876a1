/**
 * Links that set a password and that administrators hand over in person. Only hashes of their tokens are stored. A call
 * that is repeated after a lost answer needs the same link, so the token is derived from the id of the link or list that
 * the call made, by a key of this instance.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { hashSecret } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { linkHandedOver } from '../account/accounts.events.ts';
import { stopPayouts } from '../account/payout-stop.service.ts';
import { resetLink } from '../passwords/reset-email.ts';
import { resetLinkMinutes } from '../tokens/one-time-token.ts';
import { deleteHandedTokens, findTokens, insertToken } from '../tokens/one-time-tokens.repo.ts';
import type { AdministeredAccount } from './people-administration.service.ts';

export interface HandedLink {
  link: string;
  expiresAt: string;
}

export interface HandedLinks {
  /**
   * Ends the link that was made before. The owner is told, and payouts to the owner stop for a while.
   * @param linkId a new id @param person whose account the transaction holds
   * @throws Fault `conflict` for an administrator and for a closed account
   */
  make(tx: Transaction, linkId: string, person: LinkedPerson): Promise<HandedLink>;
  /** @returns the link as it was made, null when it was used or deleted since or is another account's */
  find(executor: Executor, linkId: string, userId: string): Promise<HandedLink | null>;
}

export type LinkedPerson = Pick<AdministeredAccount, 'id' | 'role' | 'deactivated'>;

export interface HandedLinksDeps {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  dataSecret: string;
}

export function createHandedLinks({ clock, config, dataSecret }: HandedLinksDeps): HandedLinks {
  const { publicUrl } = config;
  const getToken = createHandedTokens(dataSecret, 'new password');

  return {
    async make(tx, linkId, { id, role, deactivated }) {
      assertMayHaveLink({ role, deactivated });
      await deleteHandedTokens(tx, id);
      const now = clock.now();
      const link = await saveLink(
        tx,
        { userId: id, token: getToken(linkId, id), handedOver: true },
        { now, publicUrl },
      );
      await stopPayouts(tx, id, now);
      await record(tx, linkHandedOver, { userId: id, subjectId: linkId, facts: { role } });
      return link;
    },
    async find(executor, linkId, userId) {
      const token = getToken(linkId, userId);
      const [found] = await findTokens(executor, [hashSecret(token)]);
      return found && found.usedAt === null
        ? { link: resetLink(publicUrl, token), expiresAt: found.expiresAt }
        : null;
    },
  };
}

/** @throws Fault `conflict` for who gets no link from an administrator's hand */
function assertMayHaveLink({ role, deactivated }: Omit<LinkedPerson, 'id'>): void {
  if (role === 'admin') {
    throw new Fault(
      'conflict',
      'Administrators get no link here. Their link is made on the command line of the installation.',
    );
  }
  if (deactivated) throw new Fault('conflict', 'This account is deactivated. Restore it first.');
}

/** @param token a new one @param handedOver whether an administrator gives it to the person */
export async function saveLink(
  tx: Transaction,
  { userId, token, handedOver }: { userId: string; token: string; handedOver: boolean },
  { now, publicUrl }: { now: number; publicUrl: URL },
): Promise<HandedLink> {
  const expiresAt = getInstant(now + resetLinkMinutes * 60_000);
  await insertToken(tx, {
    tokenHash: hashSecret(token),
    userId,
    purpose: 'reset_password',
    createdAt: getInstant(now),
    expiresAt,
    handedOver,
  });
  return { link: resetLink(publicUrl, token), expiresAt };
}

/**
 * @param purpose separates the tokens of the kinds of calls
 * @returns the token for a person in a call (by the id of its result), always the same
 */
export function createHandedTokens(
  dataSecret: string,
  purpose: string,
): (madeId: string, person: string) => string {
  const key = Buffer.from(hkdfSync('sha256', dataSecret, '', `akada handed link ${purpose}`, 32));

  return (madeId, person) => createHmac('sha256', key).update(`${madeId} ${person}`).digest('base64url');
}
