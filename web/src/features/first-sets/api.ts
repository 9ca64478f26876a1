import { changeFirstSets, closeFirstSets } from '@akada/contract/work/first-sets.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { between, remembered } from '../../lib/device/remembered.ts';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { useAccount } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { firstSetsQuery } from './first-sets-query.ts';

/** The numbers of items to create automatically; 0 creates none. */
export interface WantedSets {
  questions: number;
  cards: number;
}

/** The default sizes. */
export const usualFirstSets: WantedSets = { questions: 10, cards: 10 };

const rule = between(0, 50);
const choices = remembered<WantedSets>('first-sets', usualFirstSets, { questions: rule, cards: rule });

/** The sizes for the next note: the person's last choice on this device. */
export function useWantedSets() {
  const { id: userId } = useAccount();
  const [wanted, setWanted] = useState(() => choices.of(userId));
  const choose = (selection: WantedSets) => {
    choices.remember(userId, selection);
    setWanted(selection);
  };
  return { wanted, choose };
}

/** Changes the automatic sets of a note that is being read. */
export function useChangedSets(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (requested: WantedSets) => call(changeFirstSets, { params: { id }, body: requested }),
    onError: ({ message }) => toast.error(message),
    onSettled: () => void refreshTopic(queries, 'note'),
  });
}

/** Removes a note from the list: its student has started, or hides it. */
export function useClosing(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(closeFirstSets, { params: { id } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: firstSetsQuery.queryKey }),
  });
}
