/**
 * A browser that signed in to the account before. Its attempts are counted separately from the attempts of
 * strangers.
 */
import type { Executor } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/ids/ids.ts';
import type { AccountRow } from '../account/account.tables.ts';
import type { KnownDevice } from '../limits/attempts.service.ts';
import { wasBoundTo } from '../sessions/sessions.repo.ts';

/**
 * @param account null for an unknown address
 * @param binding the cookie that the browser sent, null without one
 * @returns null for a browser that the account does not know
 */
export async function knownDevice(
  executor: Executor,
  account: Pick<AccountRow, 'id' | 'passwordHash'> | null,
  binding: string | null,
): Promise<KnownDevice | null> {
  if (account === null || binding === null) return null;

  const wasHere = await wasBoundTo(executor, account.id, hashSecret(binding));
  return wasHere ? { binding, passwordHash: account.passwordHash } : null;
}
