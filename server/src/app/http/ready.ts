import { ready } from '@akada/contract/wire/app.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { StopStages } from '../stop/stop-stages.ts';

/**
 * Load balancers ask here. A lost database changes nothing: it is lost to all processes, and with none of them ready
 * people would not even get the pages.
 */
export function readyRoute({ isReady }: Pick<StopStages, 'isReady'>): Route {
  return route(ready)(async () => {
    if (isReady()) return { status: 200, body: { status: 'ready' } };

    throw new Fault('unavailable', 'The service is starting again. Please try again in a moment.', {
      retryAfter: 2,
    });
  });
}
