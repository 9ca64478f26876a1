import * as endpoints from '@akada/contract/base/subscriptions.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export function subscriptionsRoutes(subscriptions: SubscriptionsService): Route[] {
  return [
    route(endpoints.getSubscription)(async ({ caller }) => ({
      status: 200,
      body: await subscriptions.read(caller),
    })),
    route(endpoints.startTrial)(async ({ caller }) => ({
      status: 200,
      body: await subscriptions.startTrial(caller),
    })),
    route(endpoints.upgrade)(async ({ caller, body }) => ({
      status: 201,
      body: await subscriptions.upgrade(caller, body.renew),
    })),
    route(endpoints.changeCard)(async ({ caller }) => ({
      status: 201,
      body: await subscriptions.changeCard(caller),
    })),
    route(endpoints.cancelSubscription)(async ({ caller }) => ({
      status: 200,
      body: await subscriptions.cancel(caller),
    })),
    route(endpoints.resumeSubscription)(async ({ caller }) => ({
      status: 200,
      body: await subscriptions.resume(caller),
    })),
    route(endpoints.getPromotion)(async ({ caller }) => ({
      status: 200,
      body: await subscriptions.promotion(caller),
    })),
    route(endpoints.dismissPromotion)(async ({ caller }) => {
      await subscriptions.dismissPromotion(caller);
      return { status: 204 };
    }),
  ];
}
