import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The subject of the first three is the payment. */
export const subscriptionPaid = declareEvent(
  'subscription.paid',
  z.strictObject({ day: z.string(), renews: z.boolean(), last4: z.nullable(z.string()) }),
);

export const subscriptionFailed = declareEvent(
  'subscription.failed',
  z.strictObject({ renewal: z.boolean(), day: z.nullable(z.string()), next_charge: z.optional(z.string()) }),
);

export const chargeUnconfirmed = declareEvent('subscription.unconfirmed', z.strictObject({}));

/** The subject of the others is made of the person and the end. */
export const subscriptionEndsSoon = declareEvent(
  'subscription.ends_soon',
  z.strictObject({
    left: z.number(),
    day: z.string(),
    renews: z.boolean(),
    last4: z.nullable(z.string()),
  }),
);

export const subscriptionExpired = declareEvent(
  'subscription.expired',
  z.strictObject({ trial: z.boolean() }),
);
