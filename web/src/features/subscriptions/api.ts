import { getPayment, listPayments } from '@akada/contract/base/payments.ts';
import {
  cancelSubscription,
  changeCard,
  getSubscription,
  resumeSubscription,
  upgrade,
} from '@akada/contract/base/subscriptions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { usePaymentStart } from '../../lib/http/use-payment-start.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: ({ signal }) => call(getSubscription, { signal }),
  staleTime: 0,
  meta: changedBy('account'),
});

export const paymentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['subscriptions', 'payments', page],
    queryFn: ({ signal }) => call(listPayments, { query: getPaging(page), signal }),
    staleTime: 0,
    meta: changedBy('account'),
  });

export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'payment', reference],
    queryFn: ({ signal }) => call(getPayment, { params: { reference }, signal }),
    staleTime: 0,
    meta: changedBy('account'),
  });

/** Turns the automatic charge at the end of the month on or off. */
export function useRenewal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (renews: boolean) => (renews ? call(resumeSubscription, {}) : call(cancelSubscription, {})),
    onSuccess: (subscription) => queries.setQueryData(subscriptionQuery.queryKey, subscription),
    onError: () => void queries.invalidateQueries(subscriptionQuery),
    onSettled: () => refreshTopic(queries, 'usage'),
  });
}

/** The purpose of a payment: a month, which may renew, or a month with another card. */
export type PaymentWish = { renew: boolean } | 'another_card';

/** Starts the payment of a month. */
export const useMonthPayment = () =>
  usePaymentStart((wish: PaymentWish) =>
    wish === 'another_card' ? call(changeCard, {}) : call(upgrade, { body: wish }),
  );
