import * as endpoints from '@akada/contract/identity/viewing.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ViewingService } from './viewing.service.ts';

export function viewingRoutes(viewing: ViewingService): Route[] {
  return [
    route(endpoints.startViewing)(async ({ caller, params, body, idempotencyKey: key }) => ({
      status: 201,
      body: await viewing.start({ caller, userId: params.id, reason: body.reason, key }),
    })),
    route(endpoints.endViewing)(async ({ body }) => {
      await viewing.end(body.token);
      return { status: 204 };
    }),
  ];
}
