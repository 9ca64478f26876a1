import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { isTimeZone } from '@akada/core/time/time-zone.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../http/call.ts';
import { changedBy } from '../query/topics.ts';
import type { StoredUser } from './session-store.ts';

export const AccountContext = createContext<StoredUser | null>(null);

/** @returns the account behind the guard; only pages inside the guard may call it */
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

/**
 * @returns the account's zone; undefined, which means the device's zone, until it is known, and if an older
 * browser does not know it
 */
export function useTimeZone(): string | undefined {
  const zone = useQuery(settingsQuery).data?.time_zone;
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** @returns true if the account hides points and streaks; false until that is known */
export function useMinimised(): boolean {
  return useQuery(settingsQuery).data?.minimise_gamification ?? false;
}
