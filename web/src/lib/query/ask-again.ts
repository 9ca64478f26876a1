import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { NetworkError } from '../http/api-error.ts';

/**
 * Sends pending requests again. The client joins a first request in progress, even if it never ends, so
 * each is aborted first: a query that reads through another would join the other's request.
 */
export async function askAgain(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const cache = queries.getQueryCache();
  const waiting = keys
    .flatMap((queryKey) => cache.findAll({ queryKey, exact: true }))
    .filter(({ state }) => state.data === undefined);

  // A browser may miss the return of the network, and a press is a real try.
  onlineManager.setOnline(true);
  for (const query of waiting) query.reset();
  await Promise.all(
    waiting.map(({ queryKey }) => queries.refetchQueries({ queryKey, exact: true, type: 'active' })),
  );
}

/**
 * Reloads displayed queries whose last request got no answer: the library does that only after an event of
 * the browser.
 */
export async function reloadUnanswered(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error instanceof NetworkError,
  });
}
