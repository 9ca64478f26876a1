import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { useAccount } from '../../../lib/session/account.ts';
import {
  forgetOrder,
  isSettledBy,
  type Order,
  type OrderKind,
  pendingOrder,
  rememberOrder,
} from './pending-order.ts';

/** The calls to order one kind of material and to read its result. */
export interface Ordering<Made extends { id: string } = { id: string }> {
  kind: OrderKind;
  send: (order: Order) => Promise<Made>;
  queryOf: (id: string) => { queryKey: QueryKey };
}

/** Records the outcome of the order even if its page was closed by then. */
export function useOrder<Made extends { id: string }>({ kind, send, queryOf }: Ordering<Made>) {
  const { id: userId } = useAccount();
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (order: Order) => {
      rememberOrder(userId, { order, generationId: null }, kind);
      return send(order);
    },
    onSuccess: (created, order) => {
      rememberOrder(userId, { order, generationId: created.id }, kind);
      void refreshTopic(queries, 'generation');
      queries.setQueryData(queryOf(created.id).queryKey, created);
    },
    onError: (error) => {
      if (!isSettledBy(error)) return;
      forgetOrder(userId, kind);
      // Another device may have used up the month's allowance, so it is read again.
      void refreshTopic(queries, 'usage');
    },
  });
}

/** An order is settled once its outcome was on the screen. */
export function useSettledOrder(kind: OrderKind, id: string, isOver: boolean): void {
  const { id: userId } = useAccount();

  useEffect(() => {
    if (isOver && pendingOrder(userId, kind)?.generationId === id) forgetOrder(userId, kind);
  }, [isOver, userId, kind, id]);
}
