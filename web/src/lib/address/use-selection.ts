import { toast } from '../toast/toast.ts';
import { changedSelection, mostChosen, readSelection, writeSelection } from './selection.ts';
import type { ListAddress } from './use-list-address.ts';

export interface Selection {
  ids: readonly string[];
  clear: () => void;
  change: (ids: readonly string[], isChosen: boolean) => void;
}

/** What is chosen in a list: it stays while pages are turned, and after a reload. */
export function useSelection({ read, set }: ListAddress): Selection {
  const put = (next: readonly string[]) => set({ chosen: writeSelection(next) });

  return {
    ids: readSelection(read('chosen')),
    clear: () => put([]),
    change: (changed, isChosen) => {
      // Of the address itself: a quick hand chooses the next one before this one is drawn.
      const present = readSelection(new URLSearchParams(location.search).get('chosen') ?? '');
      const next = changedSelection(present, changed, isChosen);
      if (next === null) toast.info(`At most ${mostChosen} can be chosen at once.`);
      else put(next);
    },
  };
}

/** Another filter clears the chosen rows: a row that is no longer listed would be changed by mistake. */
export const narrowingOf = (address: ListAddress): ListAddress => ({
  ...address,
  choose: (part) => address.choose({ ...part, chosen: '' }),
});
