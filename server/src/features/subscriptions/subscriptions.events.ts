import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const PaidFacts = z.strictObject({ day: z.string(), renews: z.boolean(), last4: z.nullable(z.string()) });

/** The subject of the first four is the payment. */
export const subscriptionPaid = declareEvent('subscription.paid', PaidFacts);

/** A payer paid a month by a link of the user. */
export const subscriptionPaidByLink = declareEvent('subscription.paid_by_link', PaidFacts);

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
