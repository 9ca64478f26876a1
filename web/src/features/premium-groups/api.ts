import {
  createGroup,
  getGroup,
  giveSeatBack,
  joinGroup,
  listGroups,
  listMembers,
  orderInvoice,
  payInvoice,
  removeMember,
} from '@akada/contract/base/premium-groups.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { usePaymentStart } from '../../lib/http/use-payment-start.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const fresh = { staleTime: 0, meta: changedBy('account') };

export const groupsQuery = (page: number) =>
  queryOptions({
    queryKey: ['premium groups', 'list', page],
    queryFn: ({ signal }) => call(listGroups, { query: getPaging(page), signal }),
    ...fresh,
  });

/** Asks the provider about an open invoice too. */
export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ['premium groups', 'one', id],
    queryFn: ({ signal }) => call(getGroup, { params: { id }, signal }),
    ...fresh,
  });

export const membersQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['premium groups', 'members', id, page],
    queryFn: ({ signal }) => call(listMembers, { params: { id }, query: getPaging(page), signal }),
    ...fresh,
  });

/** The size of an order. */
export interface Order {
  seats: number;
  months: 1 | 3 | 6 | 12;
}

/** Everything about groups and the own seat is read again after each change, also after a rejected one. */
function useGroupChange<Wish, Answer>(change: (wish: Wish) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => refreshTopic(queries, 'account') });
}

export const useNewGroup = () =>
  useGroupChange((body: Order & { name: string; key: string }) => {
    const { key: idempotencyKey, ...form } = body;
    return call(createGroup, { body: form, idempotencyKey });
  });

export const useOrder = (id: string) =>
  useGroupChange((body: Order) => call(orderInvoice, { params: { id }, body }));

export const useRemoval = (id: string) =>
  useGroupChange((member_id: string) => call(removeMember, { params: { id, member_id } }));

export const useJoin = () => useGroupChange((code: string) => call(joinGroup, { body: { code } }));

export const useSeatReturn = () => useGroupChange((_wish: null) => call(giveSeatBack, {}));

/** Opens the page of the payment provider, which leads back to the group. */
export const useInvoicePayment = (id: string) => usePaymentStart(() => call(payInvoice, { params: { id } }));
