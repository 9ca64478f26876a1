import * as endpoints from '@akada/contract/work/money/payouts.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const payoutsQuery = (page = 0) =>
  queryOptions({
    queryKey: ['payouts', 'all', page],
    queryFn: ({ signal }) => call(endpoints.getPayouts, { query: getPaging(page), signal }),
    staleTime: 0,
    meta: changedBy('account', 'booking', 'tutorial'),
  });

/** Reads only the payouts: a request for the sums at the same time shares the answer. */
export const payoutLinesQuery = (page: number) =>
  queryOptions({
    queryKey: ['payouts', 'lines', page],
    queryFn: async ({ client }) => (await client.fetchQuery(payoutsQuery(page))).lines,
    staleTime: 0,
    meta: changedBy('account'),
  });

export const banksQuery = queryOptions({
  queryKey: ['payouts', 'banks'],
  queryFn: ({ signal }) => call(endpoints.listBanks, { signal }),
});

export interface TypedAccount {
  bank_code: string;
  account_number: string;
}

export const useNameHolder = () =>
  useMutation({ mutationFn: (body: TypedAccount) => call(endpoints.nameHolder, { body }) });

export function useSaveAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TypedAccount & { account_name?: string; password?: string; code?: string }) =>
      call(endpoints.savePayoutAccount, { body }),
    onSuccess: () => refreshTopic(queries, 'account'),
  });
}

export function useRequestPayout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { amount: number; fee: number }) => call(endpoints.requestPayout, { body }),
    onSettled: () => refreshTopic(queries, 'account'),
  });
}

export function useHoldBack() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (is_held_back: boolean) => call(endpoints.setWeeklyPayouts, { body: { is_held_back } }),
    onSuccess: () => refreshTopic(queries, 'account'),
  });
}
