import { type Generation, generateMcqs, getGeneration, listTopics } from '@akada/contract/work/generation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { getBody } from './order/order-values.ts';
import type { Ordering } from './order/use-order.ts';

/** Server hints are faster; this interval in milliseconds applies during generation if no hint arrives. */
export const whileMakingMs = 4_000;

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

/** The calls that order questions. */
export const questionOrdering: Ordering<Generation> = {
  kind: 'questions',
  send: (order) =>
    call(generateMcqs, {
      body: { ...getBody(order), question_count: order.count },
      idempotencyKey: order.key,
    }),
  queryOf: generationQuery,
};

export function isFinished({ status }: Pick<Generation, 'status'>): boolean {
  return status === 'ready' || status === 'failed';
}
