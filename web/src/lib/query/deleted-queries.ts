/**
 * Queries of deleted items. The page of an item stays visible while the next one loads: if its queries were
 * removed, they would be requested again, and each answer is a 404. They are removed once the page is left.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const deleted = new WeakSet<Query>();

/** @returns true if the item of this query was deleted, so that no hint and no change reads it again */
export function isDeleted(query: Query): boolean {
  return deleted.has(query);
}

/** @param queryKey the prefix of the keys of the item's page */
export function markDeleted(queries: QueryClient, queryKey: QueryKey): void {
  const cache = queries.getQueryCache();
  for (const query of cache.findAll({ queryKey })) {
    if (query.getObserversCount() === 0) cache.remove(query);
    else removeOnceLeft(queries, query);
  }
}

function removeOnceLeft(queries: QueryClient, query: Query): void {
  const cache = queries.getQueryCache();
  deleted.add(query);
  void query.cancel({ silent: true });
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}
