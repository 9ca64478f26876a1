/** Queries and changes of the flashcard pages. */
import {
  changeCardStanding,
  deleteCard,
  listCards,
  listDecks,
  listDeletedCards,
  restoreCard,
} from '@akada/contract/material/cards.ts';
import type { SentBodyOf, SentQueryOf } from '@akada/contract/wire/endpoint.ts';
import { getPlannedCards } from '@akada/contract/work/plans/exam-plans.ts';
import { cardForecast, cardQueue, getCardSettings, saveCardSettings } from '@akada/contract/work/reviews.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging, listPageSize } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import type { DeckChoice } from './deck-choice.ts';

export type CardFilter = Omit<SentQueryOf<typeof listCards>, 'limit' | 'skip' | 'after'>;

export const decksQuery = (zone: string) =>
  queryOptions({
    queryKey: ['cards', 'decks', zone],
    queryFn: ({ signal }) => call(listDecks, { query: { zone }, signal }),
    meta: changedBy('card', 'generation', 'note', 'course'),
  });

export const forecastQuery = (deck: DeckChoice, zone: string) =>
  queryOptions({
    queryKey: ['cards', 'forecast', deck, zone],
    queryFn: ({ signal }) => call(cardForecast, { query: { ...deck, zone }, signal }),
    meta: changedBy('card', 'question'),
  });

/** @param after the last card of the previous page; empty to find the page by its index */
export const cardsQuery = (filter: CardFilter, page: number, after = '') =>
  queryOptions({
    queryKey: ['cards', 'list', filter, page, after],
    queryFn: ({ signal }) => {
      const paging = after === '' ? getPaging(page) : { after, limit: listPageSize };
      return call(listCards, { query: { ...filter, ...paging }, signal });
    },
    meta: changedBy('card', 'generation'),
  });

export const deletedCardsQuery = queryOptions({
  queryKey: ['cards', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedCards, { signal }),
  meta: changedBy('card'),
});

export const cardSettingsQuery = queryOptions({
  queryKey: ['cards', 'settings'],
  queryFn: ({ signal }) => call(getCardSettings, { signal }),
  meta: changedBy('card'),
});

/** Read once for each review; while it runs, the device is more up to date. */
export const queueQuery = ({ plan_id, ...deck }: DeckChoice, mode: 'due' | 'just_practise', zone: string) =>
  queryOptions({
    queryKey: ['cards', 'queue', deck, plan_id, mode, zone],
    queryFn: ({ signal }) =>
      plan_id === undefined
        ? call(cardQueue, { query: { ...deck, mode, zone }, signal })
        : call(getPlannedCards, { params: { id: plan_id }, query: { zone }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useSaveCardSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: SentBodyOf<typeof saveCardSettings>) => call(saveCardSettings, { body: settings }),
    onSuccess: (saved) => {
      queries.setQueryData(cardSettingsQuery.queryKey, saved);
      toast.success('Saved.');
      void refreshTopic(queries, 'card');
    },
  });
}

type Standing = Omit<SentBodyOf<typeof changeCardStanding>, 'zone'>;

/** @returns the mutation that suspends a card, buries it until tomorrow, or resumes it */
export function useCardStanding(zone: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...standing }: Standing & { id: string }) =>
      call(changeCardStanding, { params: { id }, body: { ...standing, zone } }),
    onError: (error) => toast.error(error.message),
    onSettled: () => void refreshTopic(queries, 'card'),
  });
}

/** A deletion can be undone for an hour. */
export const deletableCard: Deletable<{ id: string }> = {
  topic: 'card',
  nameOf: () => 'The card',
  remove: ({ id }) => call(deleteCard, { params: { id } }),
  restore: ({ id }) => call(restoreCard, { params: { id } }),
};
