/** Queries and changes of group tutorials, for students. */
import {
  getTutorial,
  joinTutorial,
  leaveTutorial,
  listTutorials,
  payForSeat,
  type Tutorial,
} from '@akada/contract/work/tutorials.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { usePaymentStart } from '../../../lib/http/use-payment-start.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const tutorialsQuery = (scope: 'open' | 'joined', search: string, page: number) =>
  queryOptions({
    queryKey: ['tutorials', scope, search, page],
    queryFn: ({ signal }) => call(listTutorials, { query: { scope, search, ...getPaging(page) }, signal }),
    staleTime: 0,
    meta: changedBy('tutorial'),
  });

export const tutorialQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutorials', 'one', id],
    queryFn: ({ signal }) => call(getTutorial, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('tutorial'),
  });

/**
 * Takes a seat or returns it. Reads the seats again in any case: a rejection means that they have changed
 * elsewhere.
 */
export function useSeat({ id }: Pick<Tutorial, 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: 'join' | 'leave') =>
      wish === 'join' ? call(joinTutorial, { params: { id } }) : call(leaveTutorial, { params: { id } }),
    onSuccess: (tutorial) => queries.setQueryData(tutorialQuery(id).queryKey, tutorial),
    onSettled: () => refreshTopic(queries, 'tutorial'),
  });
}

/** Pays for the held seat; holds one first if there is none. */
export function useSeatPayment({ id, seat }: Pick<Tutorial, 'id' | 'seat'>) {
  const queries = useQueryClient();
  return usePaymentStart(async () => {
    if (seat === null) await call(joinTutorial, { params: { id } });
    return call(payForSeat, { params: { id } }).finally(() => refreshTopic(queries, 'tutorial'));
  });
}
