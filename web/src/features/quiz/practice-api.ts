import type { SentQueryOf } from '@akada/contract/wire/endpoint.ts';
import {
  drawPractice,
  listBookmarks,
  practiceHistory,
  practiceHistorySources,
  practiceTopics,
} from '@akada/contract/work/practice.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import type { PracticeChoice, PracticeSourceQuery } from './practice-choice.ts';

/** Due questions change with each answer on any device, so each view reads them again. */
const always = { staleTime: 0 };

/** Maximum number of questions in one draw. */
export const mostDrawn = 100;

interface Draw {
  choice: PracticeChoice;
  count: number;
  /** The seed of the sitting: repeating the request draws the same questions. */
  seed: string;
  zone: string;
}

export const drawQuery = ({ choice: { source, topics, ...narrowing }, count, seed, zone }: Draw) =>
  queryOptions({
    queryKey: ['practice', 'draw', seed],
    queryFn: ({ signal }) =>
      call(drawPractice, {
        query: { ...source, ...narrowing, topic: [...topics], count, seed, zone },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const practiceTopicsQuery = (source: PracticeSourceQuery) =>
  queryOptions({
    queryKey: ['practice', 'topics', source],
    queryFn: ({ signal }) => call(practiceTopics, { query: source, signal }),
    meta: changedBy('generation', 'question'),
  });

export type HistoryFilter = Omit<SentQueryOf<typeof practiceHistory>, 'limit' | 'skip'>;

export const historyQuery = (filter: HistoryFilter, page: number) =>
  queryOptions({
    queryKey: ['practice', 'history', filter, page],
    queryFn: ({ signal }) => call(practiceHistory, { query: { ...filter, ...getPaging(page) }, signal }),
    ...always,
  });

export const answeredSourcesQuery = queryOptions({
  queryKey: ['practice', 'history', 'sources'],
  queryFn: ({ signal }) => call(practiceHistorySources, { signal }),
  ...always,
});

export const bookmarksQuery = (page: number) =>
  queryOptions({
    queryKey: ['practice', 'bookmarks', page],
    queryFn: ({ signal }) => call(listBookmarks, { query: getPaging(page), signal }),
    ...always,
  });
