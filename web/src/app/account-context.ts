import { createContext, useContext } from 'react';
import type { StoredUser } from '../lib/session/session-store.ts';

export const AccountContext = createContext<StoredUser | null>(null);

/** @returns the account behind the guard; only pages inside it may ask */
export function useAccount(): StoredUser {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('This page is not behind the guard.');
  return account;
}
