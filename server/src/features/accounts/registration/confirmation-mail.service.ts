/** Mails the link that confirms an address once more: the owner or an administrator requests it. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { nameOfAddress } from '../account/name-of-address.ts';
import * as registrations from '../address/registrations.repo.ts';
import { resetLinkMinutes } from '../tokens/one-time-token.ts';
import * as tokens from '../tokens/one-time-tokens.repo.ts';
import * as emails from './registration-emails.ts';

export const verificationLifetime = 24 * 60 * 60_000;

/**
 * If there are several registrations, none is known to be the owner's, so the link then sets a new password
 * and replaces all of theirs.
 *
 * @param account locked, and not confirmed
 */
export async function mailConfirmation(
  { clock, config, mailer }: Pick<Platform, 'clock' | 'mailer'> & { config: Pick<Config, 'publicUrl'> },
  tx: Transaction,
  { id: userId, email, fullName, invitationToken }: AccountRow,
): Promise<void> {
  const token = newSecret();
  const now = clock.now();
  const link = { tokenHash: hashSecret(token), userId, createdAt: getInstant(now) };
  if (await registrations.hasMoreRegistrations(tx, userId)) {
    const expiresAt = getInstant(now + resetLinkMinutes * 60_000);
    await tokens.insertToken(tx, { ...link, purpose: 'reset_password', expiresAt });
    const content = emails.severalRegistrationsEmail(nameOfAddress(email), config.publicUrl, token);
    await mailer.enqueue(tx, { to: email, content });
    return;
  }
  const expiresAt = getInstant(now + verificationLifetime);
  const browserHash = await tokens.browserOfRegistration(tx, userId);
  await tokens.insertVerificationToken(tx, { ...link, expiresAt, registrationId: null, browserHash });
  const verification = { token, invitationToken, isFirst: true };
  const content = emails.verificationEmail(fullName, config.publicUrl, verification);
  await mailer.enqueue(tx, { to: email, content });
}
