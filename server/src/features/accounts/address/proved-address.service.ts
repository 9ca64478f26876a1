/**
 * The proof of an address. Before it, the account may belong to a stranger who registered the address first,
 * so only the values that came with the proof stay.
 */
import type { Transaction } from '../../../platform/database/database.ts';
import { rememberDeletedFile } from '../../../platform/files/deleted-files.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { emptyAccount, markVerified } from '../account/account.repo.ts';
import { accountEmptied, accountVerified } from '../account/accounts.events.ts';
import { deletePicture } from '../profile/pictures.repo.ts';
import { deleteFactor } from '../second-factor/second-factor.repo.ts';
import { revokeAllSessions } from '../sessions/sessions.repo.ts';
import { deleteUnusedTokens } from '../tokens/one-time-tokens.repo.ts';
import { deleteRegistrations } from './registrations.repo.ts';

/** The account's values once its address is proved. */
export interface Proof {
  fullName: string;
  /** Null if the proof comes without a password. */
  passwordHash: string | null;
  invitationToken: string | null;
  /** Null if the terms were accepted by another registration, if by any. */
  termsAcceptedAt: string | null;
}

/**
 * Confirms the address with the registration that the account holds; all others end.
 * @param userId of a locked account
 * @returns false when the address was proved before, which changes nothing
 */
export async function confirmAsRegistered(tx: Transaction, userId: string, now: string): Promise<boolean> {
  if (!(await markVerified(tx, userId, now))) return false;

  await deleteRegistrations(tx, userId);
  await record(tx, accountVerified, { userId, subjectId: userId, facts: {} });
  return true;
}

/**
 * Confirms the address by another proof than the registration that the account holds. Everything that was set before
 * goes: password, name, settings, picture, second factor, sessions, invitation and every link.
 * @param userId of a locked account
 * @returns false when the address was proved before, which changes nothing
 */
export async function confirmByProof(
  tx: Transaction,
  userId: string,
  proof: Proof,
  now: string,
): Promise<boolean> {
  if (!(await markVerified(tx, userId, now))) return false;

  await emptyAccount(tx, userId, proof);
  await revokeAllSessions(tx, userId, now);
  await deleteUnusedTokens(tx, userId, 'verify_email');
  await deleteUnusedTokens(tx, userId, 'reset_password');
  await deleteRegistrations(tx, userId);
  await deleteFactor(tx, userId);
  const picture = await deletePicture(tx, userId);
  if (picture) await rememberDeletedFile(tx, picture, now);
  await record(tx, accountVerified, { userId, subjectId: userId, facts: {} });
  await record(tx, accountEmptied, { userId, subjectId: userId, facts: {} });
  return true;
}
