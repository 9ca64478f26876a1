/** An account on its way out: the day that is set, taken back, and come. */
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Leaver } from '../../platform/personal-data/personal-data.ts';
import { findAccount } from './account-settings.repo.ts';
import * as repo from './accounts-leaving.repo.ts';
import { tellReaders } from './accounts-sessions.repo.ts';

export interface Leaving {
  dueAt: string;
  /** False when a day was set before: that one stays. */
  started: boolean;
}

/**
 * @param dueAt when the account goes, unless a day is set already
 * @throws Fault `conflict` for the last administrator
 */
export async function startLeaving(tx: Transaction, userId: string, dueAt: string): Promise<Leaving> {
  const { role, deletionDueAt } = await findAccount(tx, userId);
  if (deletionDueAt !== null) return { dueAt: deletionDueAt, started: false };
  if (role === 'admin') await assertAnotherAdministrator(tx, userId);

  const started = await repo.setDeletionDue(tx, userId, dueAt);
  return started
    ? { dueAt, started }
    : { dueAt: (await findAccount(tx, userId)).deletionDueAt ?? dueAt, started };
}

/** @returns false when the account was staying anyway */
export function stopLeaving(tx: Transaction, userId: string): Promise<boolean> {
  return repo.clearDeletionDue(tx, userId);
}

/** @returns accounts whose day has come, the longest overdue first */
export function dueAccounts(executor: Executor, now: string, limit: number): Promise<string[]> {
  return repo.findDueAccounts(executor, now, limit);
}

/** @returns whom to forget, null when there is nothing to be done: taken back, or somebody else is at it */
export async function holdDueAccount(tx: Transaction, userId: string, now: string): Promise<Leaver | null> {
  const account = await repo.lockDueAccount(tx, userId, now);
  return account && { userId, email: account.email };
}

/** Removes the account with every row that refers to it. Its open streams end. */
export async function removeAccount(tx: Transaction, userId: string): Promise<void> {
  await tellReaders(tx, userId);
  await repo.deleteAccount(tx, userId);
}

async function assertAnotherAdministrator(tx: Transaction, userId: string): Promise<void> {
  const administrators = await repo.lockAdministrators(tx);
  const stays = administrators.some(
    ({ id, deactivatedAt, deletionDueAt }) =>
      id !== userId && deactivatedAt === null && deletionDueAt === null,
  );
  if (stays) return;

  throw new Fault('conflict', 'You are the last administrator. Make another one before you leave.');
}
