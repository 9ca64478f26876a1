/** Server state lives in this cache and nowhere else. Times are those of the specification, section 9. */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

const minute = 60_000;

let owner: string | null = null;
let client = makeClient();

/** @returns the cache of one account: whoever signs in next on this device, in any tab, gets an empty one */
export function queryClientOf(userId: string): QueryClient {
  if (owner !== userId) {
    client.clear();
    client = makeClient();
    owner = userId;
  }
  return client;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Asking again does not change a refusal; only faults and lost networks pass. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
