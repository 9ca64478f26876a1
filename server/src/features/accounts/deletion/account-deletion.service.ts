/** Deleting an account: the date is set, may be cancelled, and passes. */
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts';
import { findAccount } from '../account/account.repo.ts';
import { lockOtherAdministrators } from '../account/people.service.ts';
import { notifyStreams, revokeAllSessions } from '../sessions/sessions.repo.ts';
import * as repo from './account-deletion.repo.ts';

export interface StartedDeletion {
  dueAt: string;
  /** False when a date was set before: that one stays. */
  started: boolean;
}

/**
 * @param dueAt when the account is deleted, unless a date is set already
 * @throws Fault `conflict` for the last administrator
 */
export async function startDeletion(
  tx: Transaction,
  userId: string,
  dueAt: string,
): Promise<StartedDeletion> {
  const { role, deletionDueAt } = await findAccount(tx, userId);
  if (deletionDueAt !== null) return { dueAt: deletionDueAt, started: false };
  if (role === 'admin' && (await lockOtherAdministrators(tx, userId)).length === 0) {
    throw new Fault('conflict', 'You are the last administrator. Make another one before you leave.');
  }

  const started = await repo.setDeletionDue(tx, userId, dueAt);
  return started
    ? { dueAt, started }
    : { dueAt: (await findAccount(tx, userId)).deletionDueAt ?? dueAt, started };
}

/** Closes the account and has it erased by the next sweep, whatever date was set. The caller holds its lock. */
export async function eraseSoon(tx: Transaction, userId: string, now: string): Promise<void> {
  await repo.setDeletionDueNow(tx, userId, now);
  await revokeAllSessions(tx, userId, now);
}

/** @returns false when no deletion was started */
export function cancelDeletion(tx: Transaction, userId: string): Promise<boolean> {
  return repo.clearDeletionDue(tx, userId);
}

/** @returns accounts whose date has passed, the longest overdue first */
export function accountsDueForDeletion(executor: Executor, now: string, limit: number): Promise<string[]> {
  return repo.findDueAccounts(executor, now, limit);
}

/** @returns the account to delete, null when the deletion was cancelled or another worker does it */
export async function lockDueAccount(
  tx: Transaction,
  userId: string,
  now: string,
): Promise<ErasedPerson | null> {
  const account = await repo.lockDueAccount(tx, userId, now);
  return account && { userId, email: account.email };
}

/** Deletes the account with every row that refers to it. Its open event streams end. */
export async function deleteAccount(tx: Transaction, userId: string): Promise<void> {
  await notifyStreams(tx, userId);
  await repo.deleteAccount(tx, userId);
}
