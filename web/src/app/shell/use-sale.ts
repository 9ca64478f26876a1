import { type MenuName, type NavigationEntry, type Sale, shownOf } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/api.ts';
import { useMinimised } from '../../lib/session/account.ts';

/**
 * @returns whether premium is sold here, and whether this account has it. Until the server has answered,
 * premium counts as sold, as on nearly every instance, so that menus do not move; but nobody is asked to buy
 * what they may have.
 */
export function useSale(): Sale {
  const { data } = useQuery(currentUserQuery);
  return {
    isOpen: data?.premium_on_sale ?? true,
    // Checks only the plan's name, because the table of plans is too large for the frame.
    isPremium: data?.subscription_plan !== 'free',
  };
}

/** @returns the menu without entries that this account does not need */
export function useVisibleMenu(name: MenuName, entries: readonly NavigationEntry[]): NavigationEntry[] {
  const isMinimised = useMinimised();
  return shownOf(name, entries, { ...useSale(), isMinimised });
}
