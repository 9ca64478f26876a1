/** What the premium modal asks for and sends; apart from the page's calls, because it comes by itself. */
import { dismissPromotion, getPromotion, startTrial } from '@akada/contract/base/subscriptions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';

/** Asked once a visit: its delay counts from the visit's beginning. */
export const promotionQuery = queryOptions({
  queryKey: ['subscriptions', 'promotion'],
  queryFn: ({ signal }) => call(getPromotion, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const dismiss = () => call(dismissPromotion, {});

/** The trial, from wherever it is offered. */
export function useTrial(onStarted: () => void = () => {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(startTrial, {}),
    onSuccess: onStarted,
    // Also after a refusal: another tab or device may have started it.
    onSettled: () => Promise.all([refreshTopic(queries, 'account'), refreshTopic(queries, 'usage')]),
  });
}
