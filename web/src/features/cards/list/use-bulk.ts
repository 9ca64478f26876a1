import { changeCards } from '@akada/contract/material/flashcards/card-bulk.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

export type BulkChange = SentBodyOf<typeof changeCards>;

interface Named {
  change: BulkChange;
  /** Returns the sentence about a number of changed cards. */
  done: (count: number) => string;
}

/** @returns the mutation that changes many cards, and offers one Undo for all of them */
export function useBulk() {
  const queries = useQueryClient();
  const refresh = () => void refreshTopic(queries, 'card');
  const putBack = useMutation({
    mutationFn: (cards: Extract<BulkChange, { action: 'put_back' }>['cards']) =>
      call(changeCards, { body: { action: 'put_back', cards } }),
    onError: ({ message }) => toast.error(`The cards could not be put back. ${message}`),
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: ({ change }: Named) => call(changeCards, { body: change }),
    onSuccess: ({ before }, { done }) => {
      if (before.length === 0) toast.info('These cards are like that already.');
      else
        toast.success(done(before.length), { action: { text: 'Undo', run: () => putBack.mutate(before) } });
    },
    onError: ({ message }) => toast.error(message),
    onSettled: refresh,
  });
}
