import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../http/call.ts';
import { changedBy } from '../query/topics.ts';
import type { StoredUser } from './session-store.ts';

export const AccountContext = createContext<StoredUser | null>(null);

/** @returns the account behind the guard; only pages inside it may ask */
export function useAccount(): StoredUser {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('This page is not behind the guard.');
  return account;
}

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'account'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  meta: changedBy('account'),
});

/** @returns the zone that the account has chosen, undefined for that of the device until it is known */
export function useTimeZone(): string | undefined {
  return useQuery(settingsQuery).data?.time_zone;
}
