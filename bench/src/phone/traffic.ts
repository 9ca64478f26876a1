/** Counts what a page fetches over the network, as it travels. */
import type { CDPSession } from 'playwright-core';

export interface Traffic {
  scriptBytes: number;
  totalBytes: number;
  /** True if no request waits for its answer; an event stream never ends and does not count. */
  isIdle(): boolean;
}

export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const kinds = new Map<string, string>();
  const openRequests = new Set<string>();
  const traffic = { scriptBytes: 0, totalBytes: 0, isIdle: () => openRequests.size === 0 };
  const end = (id: string, bytes: number) => {
    openRequests.delete(id);
    traffic.totalBytes += bytes;
    if (kinds.get(id) === 'Script') traffic.scriptBytes += bytes;
  };

  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // The service worker fetches the rest of the build later, for visits without a network.
    kinds.set(requestId, /\.js(\?|$)/.test(request.url) ? 'Script' : (type ?? ''));
    if (!/\/events(\?|$)/.test(request.url)) openRequests.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  return traffic;
}
