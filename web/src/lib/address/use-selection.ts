import { toast } from '../toast/toast.ts';
import { changedSelection, mostChosen, readSelection, writeSelection } from './selection.ts';
import type { ListAddress } from './use-list-address.ts';

export interface Selection {
  ids: readonly string[];
  clear: () => void;
  change: (ids: readonly string[], isChosen: boolean) => void;
}

/** The selection in a list, which survives page turns and reloads. */
export function useSelection({ read, set }: ListAddress): Selection {
  const put = (next: readonly string[]) => set({ chosen: writeSelection(next) });

  return {
    ids: readSelection(read('chosen')),
    clear: () => put([]),
    change: (changed, isChosen) => {
      // Reads the address itself: a quick user selects the next row before the previous selection is
      // rendered.
      const present = readSelection(new URLSearchParams(location.search).get('chosen') ?? '');
      const next = changedSelection(present, changed, isChosen);
      if (next === null) toast.info(`At most ${mostChosen} can be chosen at once.`);
      else put(next);
    },
  };
}

/** Another filter clears the selection: hidden rows would be changed by mistake. */
export const getNarrowing = (address: ListAddress): ListAddress => ({
  ...address,
  choose: (part) => address.choose({ ...part, chosen: '' }),
});
