/** Calls of the premium modal, separate from the page's calls because it opens automatically. */
import { dismissPromotion, getPromotion, startTrial } from '@akada/contract/base/subscriptions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';

/** Requested once per visit: its delay counts from the start of the visit. */
export const promotionQuery = queryOptions({
  queryKey: ['subscriptions', 'promotion'],
  queryFn: ({ signal }) => call(getPromotion, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const dismiss = () => call(dismissPromotion, {});

/** Starts the trial, from every page that offers it. */
export function useTrial(onStarted: () => void = () => {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(startTrial, {}),
    onSuccess: onStarted,
    // Runs also after a rejection: another tab or device may have started it.
    onSettled: () => Promise.all([refreshTopic(queries, 'account'), refreshTopic(queries, 'usage')]),
  });
}
