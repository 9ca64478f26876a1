import { moveDeck } from '@akada/contract/material/flashcards/own-decks.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

interface Move {
  deck: string;
  to: string;
}

/**
 * @param paths of all own decks
 * @returns the mutation that moves a deck; it offers Undo unless the deck has joined another deck
 */
export function useMoveDeck(paths: readonly string[]) {
  const queries = useQueryClient();
  const refresh = () => void refreshTopic(queries, 'card');
  const moveBack = useMutation({
    mutationFn: (move: Move) => call(moveDeck, { body: move }),
    onError: ({ message }) => toast.error(`The deck could not be moved back. ${message}`),
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: (move: Move) => call(moveDeck, { body: move }),
    onSuccess: (_, { deck, to }) => {
      if (deck === to) return;
      const undo = { text: 'Undo', run: () => moveBack.mutate({ deck: to, to: deck }) };
      toast.success(`The deck is now ${to}.`, paths.includes(to) ? {} : { action: undo });
    },
    onSettled: refresh,
  });
}
