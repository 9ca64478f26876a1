/**
 * Each query names the topics of the event stream that change it: hints and changes refresh it by topic,
 * whatever its key.
 */
import type { StreamHint } from '@akada/contract/wire/app.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isDeleted } from './deleted-queries.ts';

export type Topic = StreamHint['topic'];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly Topic[] };
  }
}

/** @returns the `meta` of a query that is read again after hints of these topics */
export function changedBy(...topics: readonly Topic[]): { topics: readonly Topic[] } {
  return { topics };
}

/**
 * Reads again the queries of a topic. A first answer in progress may be older than the change, and the client
 * would join that request, so such a query is read again after its answer.
 *
 * @param topic null for all of them, because hints may have been missed
 */
export async function refreshTopic(queries: QueryClient, topic: Topic | null): Promise<void> {
  const predicate = (query: Query) => {
    const topics = query.meta?.topics ?? [];
    const isConcerned = topic === null ? topics.length > 0 : topics.includes(topic);
    return isConcerned && !isDeleted(query);
  };
  const loading = queries.getQueryCache().findAll({ predicate }).filter(isLoading);

  await queries.invalidateQueries({ predicate });
  await Promise.all(loading.map(({ queryKey }) => queries.invalidateQueries({ queryKey, exact: true })));
}

function isLoading({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined;
}
