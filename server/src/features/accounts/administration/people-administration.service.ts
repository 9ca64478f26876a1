/** Administrators' view and changes of an account itself, for the feature that combines all data of a person. */
import type { AdminUser } from '@akada/contract/observers/admin.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { presentPerson } from '../account/account.present.ts';
import { findAccountOrNone, lockAccount, setAdministered } from '../account/account.repo.ts';
import type { AccountRow } from '../account/account.tables.ts';
import { secondFactorOff } from '../account/accounts.events.ts';
import { lockOtherAdministrators } from '../account/people.service.ts';
import { deleteFactor, findFactor } from '../second-factor/second-factor.repo.ts';
import { getDevices } from '../sessions/device-sessions.service.ts';
import { notifyStreams, revokeAllSessions } from '../sessions/sessions.repo.ts';
import { endAccountViewings } from '../sessions/viewings.repo.ts';
import { deleteHandedTokens } from '../tokens/one-time-tokens.repo.ts';

export interface AdministeredAccount extends AdminUser {
  deletion_due_at: string | null;
  premium_until: string | null;
  profile_completed: boolean;
  time_zone: string;
  has_password: boolean;
  /** The plan given without an end. */
  givenPlan: string;
}

/** @param now milliseconds since the epoch @returns null when there is no such account */
export async function administeredAccount(
  executor: Executor,
  userId: string,
  now: number,
): Promise<AdministeredAccount | null> {
  const row = await findAccountOrNone(executor, userId);
  return row && presentAccount(row, getInstant(now));
}

/** @returns where an account is signed in, and whether it has a second step */
export async function getSignIns(executor: Executor, userId: string, now: number) {
  const factor = await findFactor(executor, userId);
  return {
    devices: await getDevices(executor, userId, getInstant(now)),
    second_factor: factor !== null && factor.confirmedAt !== null,
  };
}

/**
 * Locks an account until the transaction ends.
 * @param taking whether an administrator may be taken away. All of them are locked first then, in one order: of two who take
 * each other away the second one is none any more, so that one always stays
 * @throws Fault `conflict` where the actor is no active administrator by now
 */
export async function lockAdministered(
  tx: Transaction,
  userId: string,
  { actorId, taking, now }: { actorId: string; taking: boolean; now: number },
): Promise<AdministeredAccount | null> {
  if (taking && !(await lockOtherAdministrators(tx, userId)).includes(actorId)) {
    throw new Fault('conflict', 'You are no longer an active administrator. Load this page again.');
  }
  return (await lockAccount(tx, userId)) ? administeredAccount(tx, userId, now) : null;
}

/** A tutor has a profile to fill; other roles are not asked for one again. */
export async function setNameAndRole(
  tx: Transaction,
  { id, role: previous }: Pick<AdministeredAccount, 'id' | 'role'>,
  { fullName, role }: Pick<AccountRow, 'fullName' | 'role'>,
): Promise<void> {
  const profile = role === previous ? {} : { profileCompleted: role !== 'tutor' };
  await setAdministered(tx, id, { fullName, role, ...profile });
  if (role !== previous) await deleteHandedTokens(tx, id);
  await notifyStreams(tx, id);
}

/** @param time the time of closing; null reopens it */
export async function setDeactivated(tx: Transaction, userId: string, time: string | null): Promise<void> {
  await setAdministered(tx, userId, { deactivatedAt: time });
  if (time === null) return;

  await revokeAllSessions(tx, userId, time);
  await endAccountViewings(tx, userId, time);
  await deleteHandedTokens(tx, userId);
}

export const endSessionsOf = revokeAllSessions;

/** @returns false when there was no second factor */
export async function removeSecondFactorOf(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await deleteFactor(tx, userId);
  if (removed) await record(tx, secondFactorOff, { userId, subjectId: newId(), facts: {} });
  return removed;
}

function presentAccount(row: AccountRow, now: string): AdministeredAccount {
  return {
    ...presentPerson({ ...row, pictureUrl: row.profilePictureUrl }, now),
    deletion_due_at: row.deletionDueAt,
    premium_until: row.premiumUntil,
    profile_completed: row.profileCompleted,
    time_zone: row.timeZone,
    has_password: row.passwordHash !== null,
    givenPlan: row.subscriptionPlan,
  };
}
