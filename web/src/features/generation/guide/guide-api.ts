import { type Guide, generateGuide, getGuide, listGuides } from '@akada/contract/work/guide-generation.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { isFinished, whileMakingMs } from '../api.ts';
import { getGuideBody } from '../order/order-values.ts';
import type { Ordering } from '../order/use-order.ts';

/** The guide counts the cards and questions of its note. */
export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ['guide', id],
    queryFn: ({ signal }) => call(getGuide, { params: { id }, signal }),
    meta: changedBy('generation', 'guide', 'card', 'question'),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : whileMakingMs),
  });

/** The guides of a note, newest first. */
export const guidesOfNoteQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['guides', 'of-note', fileId],
    queryFn: ({ signal }) => call(listGuides, { query: { file_id: fileId, limit: 1 }, signal }),
    meta: changedBy('generation', 'guide'),
  });

export const guidesQuery = (page: number) =>
  queryOptions({
    queryKey: ['guides', page],
    queryFn: ({ signal }) => call(listGuides, { query: getPaging(page), signal }),
    meta: changedBy('generation', 'guide'),
  });

/** The calls that order a study guide. */
export const guideOrdering: Ordering<Guide> = {
  kind: 'guide',
  send: (order) => call(generateGuide, { body: getGuideBody(order), idempotencyKey: order.key }),
  queryOf: guideQuery,
};
