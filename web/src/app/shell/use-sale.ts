import { type MenuName, type NavigationEntry, underSale } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../features/accounts/current-user.ts';
import { readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';

/** What the server said the last time: menus are drawn before it answers, and must not change then. */
const storedUnder = `${accountDataPrefix}sale`;

/** @returns whether premium is sold here, and whether this account has it; one that is not known is asked for nothing */
export function useSale() {
  const { data } = useQuery(currentUserQuery);
  const known = data?.premium_on_sale;

  useEffect(() => {
    if (known !== undefined) store(storedUnder, known ? 'open' : 'none');
  }, [known]);

  return {
    isOpen: known ?? readStored(storedUnder) !== 'none',
    // The table of plans is more than a frame needs for this.
    isPremium: data?.subscription_plan !== 'free',
  };
}

/** @returns what is left of a menu for this account */
export function useSoldMenu(name: MenuName, entries: readonly NavigationEntry[]): NavigationEntry[] {
  return underSale(name, entries, useSale());
}
