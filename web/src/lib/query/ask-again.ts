import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Sends again the requests that a page still waits for. The client joins a first request that is in progress,
 * also one without an end, so each is given up first: a query that reads by another would join the other's
 * request.
 */
export async function askAgain(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const cache = queries.getQueryCache();
  const waiting = keys
    .flatMap((queryKey) => cache.findAll({ queryKey, exact: true }))
    .filter(({ state }) => state.data === undefined);

  for (const query of waiting) query.reset();
  await Promise.all(
    waiting.map(({ queryKey }) => queries.refetchQueries({ queryKey, exact: true, type: 'active' })),
  );
}
