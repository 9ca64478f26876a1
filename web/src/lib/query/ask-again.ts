import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Sends anew what a page still waits for. The client joins a first request that is under way, also one that never
 * ends, so each is given up first: a query that reads by another one would join that one's.
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
