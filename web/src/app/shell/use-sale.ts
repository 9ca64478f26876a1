import { type MenuName, type NavigationEntry, type Sale, shownOf } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/api.ts';
import { useMinimised } from '../../lib/session/account.ts';

/**
 * @returns whether premium is sold here, and whether this account has it. Until the server has answered it is taken to be
 * sold, as nearly everywhere, so that menus do not move; and no one is asked to buy what they may have.
 */
export function useSale(): Sale {
  const { data } = useQuery(currentUserQuery);
  return {
    isOpen: data?.premium_on_sale ?? true,
    // The table of plans is more than a frame needs for this.
    isPremium: data?.subscription_plan !== 'free',
  };
}

/** @returns what is left of a menu for this account */
export function useShownMenu(name: MenuName, entries: readonly NavigationEntry[]): NavigationEntry[] {
  const isMinimised = useMinimised();
  return shownOf(name, entries, { ...useSale(), isMinimised });
}
