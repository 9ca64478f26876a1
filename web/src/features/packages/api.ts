import {
  buyPackage,
  endPackage,
  getOffers,
  getTutorOffers,
  type LessonOffers,
  listPackages,
  saveOffers,
} from '@akada/contract/work/money/packages.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { usePaymentStart } from '../../lib/http/use-payment-start.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const fresh = { staleTime: 0, meta: changedBy('booking', 'account') };

export const packagesQuery = (page: number) =>
  queryOptions({
    queryKey: ['packages', 'list', page],
    queryFn: ({ signal }) => call(listPackages, { query: getPaging(page), signal }),
    ...fresh,
  });

/** The tutor's offers. */
export const offersQuery = queryOptions({
  queryKey: ['packages', 'offers'],
  queryFn: ({ signal }) => call(getOffers, { signal }),
  staleTime: 0,
});

/** The offers of a tutor, for a student. */
export const tutorOffersQuery = (id: string) =>
  queryOptions({
    queryKey: ['packages', 'of tutor', id],
    queryFn: ({ signal }) => call(getTutorOffers, { params: { id }, signal }),
    ...fresh,
  });

export function useSaveOffers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LessonOffers) => call(saveOffers, { body }),
    onSuccess: (saved) => queries.setQueryData(offersQuery.queryKey, saved),
  });
}

/** Opens the page of the payment provider. */
export const usePackagePayment = (tutorId: string) =>
  usePaymentStart(({ lessons, price }: { lessons: 5 | 10; price: number }) =>
    call(buyPackage, { params: { id: tutorId }, body: { lessons, price } }),
  );

export function useEndPackage(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endPackage, { params: { id } }),
    // Runs also after a rejection: the package then has changed elsewhere.
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
