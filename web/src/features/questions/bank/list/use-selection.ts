import { useListAddress } from '../../../../lib/address/use-list-address.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { changedSelection, mostChosen, readSelection, writeSelection } from './selection.ts';

/** The chosen questions: they stay while pages are turned, and after a reload. */
export function useSelection() {
  const { read, set } = useListAddress();
  const ids = readSelection(read('chosen'));
  const put = (next: readonly string[]) => set({ chosen: writeSelection(next) });

  return {
    ids,
    clear: () => put([]),
    change: (changed: readonly string[], isChosen: boolean) => {
      // Of the address itself: a quick hand chooses the next one before this one is drawn.
      const present = readSelection(new URLSearchParams(location.search).get('chosen') ?? '');
      const next = changedSelection(present, changed, isChosen);
      if (next === null) toast.info(`At most ${mostChosen} questions can be chosen at once.`);
      else put(next);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
