/** Server data is cached only here. Times follow the specification, section 9. */
import { dataAgesMs, readsAgain } from '@akada/core/access/waiting.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { refusedCall } from '../http/api-error.ts';

let owner: string | null = null;
let client = makeClient();

/** @returns the cache of one account: the next account on this device, in any tab, gets an empty one */
export function getQueryClient(userId: string): QueryClient {
  if (owner !== userId) {
    client.clear();
    client = makeClient();
    owner = userId;
    // The library notices the network only while a page with queries is open, which the sign-in page is not.
    if (navigator.onLine) onlineManager.setOnline(true);
  }
  return client;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: dataAgesMs.fresh,
        gcTime: dataAgesMs.unused,
        refetchOnWindowFocus: false,
        retry: (failures, error) => readsAgain(failures, refusedCall(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
