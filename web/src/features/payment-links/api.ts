/** Payment links of the signed-in student. */
import {
  createPaymentLink,
  endPaymentLink,
  listPaymentLinks,
  type PaymentLink,
} from '@akada/contract/base/payment-links.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const paymentLinksQuery = queryOptions({
  queryKey: ['payment links', 'own'],
  queryFn: ({ signal }) => call(listPaymentLinks, { signal }),
  staleTime: 0,
  meta: changedBy('account'),
});

/** The thing that the link pays for. */
export type LinkedThing = { purpose: 'month' } | { purpose: 'session'; subject_id: string };

export function useNewLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: LinkedThing & { shows_name: boolean; key: string }) =>
      call(createPaymentLink, { body, idempotencyKey: key }),
    onSettled: () => refreshTopic(queries, 'account'),
  });
}

export function useLinkEnd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PaymentLink) => call(endPaymentLink, { params: { id } }),
    onSettled: () => refreshTopic(queries, 'account'),
  });
}
