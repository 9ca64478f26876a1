import { claimWaiting, listWaiting } from '@akada/contract/observers/waiting.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Claims } from './claims.service.ts';
import type { Waiting } from './waiting.service.ts';

/** The queue of everything that waits. */
export function waitingRoutes(service: Waiting, { claim }: Claims): Route[] {
  return [
    route(listWaiting)(async ({ query }) => ({ status: 200, body: await service.list(query) })),
    route(claimWaiting)(async ({ caller, params, body: { to, seen_holder: seenHolder } }) => ({
      status: 200,
      body: await claim({ actorId: caller.userId, ...params, to, seenHolder }),
    })),
  ];
}
