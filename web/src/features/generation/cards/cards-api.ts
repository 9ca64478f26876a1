import { generateFlashcards, getCardGeneration } from '@akada/contract/work/card-generation.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { remembered, text } from '../../../lib/device/remembered.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';
import { isFinished } from '../api.ts';
import { forgetOrder, isSettledBy, type Order, rememberOrder } from '../pending-order.ts';

/** Hints are faster; while cards are being made, this is what remains where no hint comes. */
const whileMakingMs = 4_000;

export const cardGenerationQuery = (id: string) =>
  queryOptions({
    queryKey: ['generation', 'cards', id],
    queryFn: ({ signal }) => call(getCardGeneration, { params: { id }, signal }),
    meta: changedBy('generation'),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : whileMakingMs),
  });

/** What is the same from note to note. */
export const cardChoices = remembered(
  'order.cards.choices',
  { count: 10, courseName: '' },
  { count: (stored) => (Number.isInteger(stored) ? Number(stored) : undefined), courseName: text },
);

export function cardsBodyOf({ fileId, count, focus, courseName = '' }: CardOrderValues) {
  return {
    gemini_file_id: fileId,
    card_count: count === '' ? null : Number(count),
    context: focus,
    ...(courseName.trim() !== '' && { course_name: courseName.trim() }),
  };
}

/** An empty field of a number holds an empty text. */
export type CardOrderValues = Pick<Order, 'fileId' | 'focus'> & {
  count: number | string;
  courseName?: string;
};

/** Orders cards. What happens to the order is written down even if the page is gone by then. */
export function useMakeCards(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => {
      rememberOrder(userId, { order, generationId: null }, 'cards');
      return call(generateFlashcards, {
        body: { ...cardsBodyOf(order), card_count: order.count },
        idempotencyKey: order.key,
      });
    },
    onSuccess: (generation, order) => {
      rememberOrder(userId, { order, generationId: generation.id }, 'cards');
      void refreshTopic(queries, 'generation');
      queries.setQueryData(cardGenerationQuery(generation.id).queryKey, generation);
    },
    onError: (error) => {
      if (isSettledBy(error)) forgetOrder(userId, 'cards');
    },
  });
}
