import { subscriptionNotifications } from '@akada/core/notifications/subscription.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Fulfilment } from '../payments/payment-fulfilment.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { createFulfilment } from './fulfilment.service.ts';
import { createSubscriberSecrets } from './subscriber-secrets.ts';
import { createSubscriptionSweeps } from './subscription-sweeps.service.ts';
import * as events from './subscriptions.events.ts';
import { subscriptionsRoutes } from './subscriptions.http.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';
import { premiumPeriods, subscriptions } from './subscriptions.tables.ts';
import { createTrials } from './trials.service.ts';

/** The fulfilment for payments of subscriptions. It is created before payments, and the feature itself after them. */
export function createSubscriptionFulfilment(platform: Platform): Fulfilment {
  return createFulfilment({ ...platform, secrets: createSubscriberSecrets(platform.config.authSecret) });
}

/** Premium: periods of access, their renewal, the trial, and when the modal is shown. */
export function createSubscriptions(platform: Platform, { payments }: { payments: PaymentsService }) {
  const secrets = createSubscriberSecrets(platform.config.authSecret);
  const deps = { ...platform, payments, trials: createTrials({ ...platform, secrets }) };
  const module: FeatureModule = {
    routes: subscriptionsRoutes(createSubscriptionsService(deps)),
    // If nothing is sold any more, no card is charged, and no account is moved to the limits of the free
    // plan.
    tasks: platform.config.payments.provider ? createSubscriptionSweeps(deps) : [],
    notifications: [
      notifyOf(events.subscriptionPaid, subscriptionNotifications.paid, ({ facts }) => facts),
      notifyOf(events.subscriptionFailed, subscriptionNotifications.failed, ({ facts }) => facts),
      notifyOf(events.chargeUnconfirmed, subscriptionNotifications.unconfirmed, () => ({})),
      notifyOf(events.subscriptionEndsSoon, subscriptionNotifications.endsSoon, ({ facts }) => facts),
      notifyOf(events.subscriptionExpired, subscriptionNotifications.expired, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(premiumPeriods, {
            name: 'premium-periods',
            owned: premiumPeriods.userId,
            order: [premiumPeriods.period],
          }),
          personalTable(subscriptions, {
            name: 'subscription',
            owned: subscriptions.userId,
            order: [subscriptions.userId],
            withheld: { sealed_card: 'a secret: its holder can charge the card' },
          }),
        ],
      },
    ],
  };
  return { module };
}
