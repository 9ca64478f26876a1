import type { Executor } from '../../platform/database/database.ts';
import { findContact } from './accounts.repo.ts';

/** How news reach a person. */
export interface Contact {
  email: string;
  fullName: string;
  verified: boolean;
  timeZone: string;
}

/** @returns null where there is nobody to be reached: the account is gone, or was deactivated */
export async function contactOf(executor: Executor, userId: string): Promise<Contact | null> {
  const account = await findContact(executor, userId);
  if (!account || account.deactivatedAt) return null;

  const { email, fullName, emailVerifiedAt, timeZone } = account;
  return { email, fullName, verified: emailVerifiedAt !== null, timeZone };
}
