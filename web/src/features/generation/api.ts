import { type Generation, generateMcqs, getGeneration, listTopics } from '@akada/contract/work/generation.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { bodyOf } from './order-values.ts';
import { forgetOrder, isSettledBy, type Order, rememberOrder } from './pending-order.ts';

/** Hints are faster; while questions are being made, this is what remains where no hint comes. */
const whileMakingMs = 4_000;

/** A note does not change, and neither do its topics. */
export const topicsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['topics', fileId],
    queryFn: ({ signal }) => call(listTopics, { params: { id: fileId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const generationQuery = (id: string) =>
  queryOptions({
    queryKey: ['generation', id],
    queryFn: ({ signal }) => call(getGeneration, { params: { id }, signal }),
    meta: changedBy('generation', 'question'),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : whileMakingMs),
  });

/** Orders questions. What happens to the order is written down even if the page is gone by then. */
export function useMakeQuestions(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => {
      rememberOrder(userId, { order, generationId: null });
      return call(generateMcqs, {
        body: { ...bodyOf(order), question_count: order.count },
        idempotencyKey: order.key,
      });
    },
    onSuccess: (generation, order) => {
      rememberOrder(userId, { order, generationId: generation.id });
      void refreshTopic(queries, 'generation');
      queries.setQueryData(generationQuery(generation.id).queryKey, generation);
    },
    onError: (error) => {
      if (isSettledBy(error)) forgetOrder(userId);
    },
  });
}

export function isFinished({ status }: Pick<Generation, 'status'>): boolean {
  return status === 'ready' || status === 'failed';
}
