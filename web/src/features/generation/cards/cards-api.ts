import {
  type CardGeneration,
  generateFlashcards,
  getCardGeneration,
} from '@akada/contract/work/card-generation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { isFinished, whileMakingMs } from '../api.ts';
import { getCardsBody } from '../order/order-values.ts';
import type { Ordering } from '../order/use-order.ts';

export const cardGenerationQuery = (id: string) =>
  queryOptions({
    queryKey: ['generation', 'cards', id],
    queryFn: ({ signal }) => call(getCardGeneration, { params: { id }, signal }),
    meta: changedBy('generation'),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : whileMakingMs),
  });

/** The calls that order cards. */
export const cardOrdering: Ordering<CardGeneration> = {
  kind: 'cards',
  send: (order) =>
    call(generateFlashcards, {
      body: { ...getCardsBody(order), card_count: order.count },
      idempotencyKey: order.key,
    }),
  queryOf: cardGenerationQuery,
};
