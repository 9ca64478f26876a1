/**
 * Queries of deleted items. The page of an item is still shown while the next one loads: removed under it, its queries
 * would be asked again, and each answer is a 404. They are removed once the page is left.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const deleted = new WeakSet<Query>();

/** @returns whether the item of this query was deleted: no hint and no change reads it again */
export function isDeleted(query: Query): boolean {
  return deleted.has(query);
}

/** @param queryKey the beginning of the keys of all that the page of the item reads */
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
