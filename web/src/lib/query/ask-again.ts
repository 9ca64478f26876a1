import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { NetworkError } from '../http/api-error.ts';

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

  // A browser may miss that there is a network again, and a press is a real try.
  onlineManager.setOnline(true);
  for (const query of waiting) query.reset();
  await Promise.all(
    waiting.map(({ queryKey }) => queries.refetchQueries({ queryKey, exact: true, type: 'active' })),
  );
}

/** Loads shown queries whose last request got no answer: the library does it only after an event of the browser. */
export async function reloadUnanswered(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error instanceof NetworkError,
  });
}
