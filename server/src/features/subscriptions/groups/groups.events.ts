import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** The invoice of a group of the user is paid. The subject is the invoice. */
export const groupPaid = declareEvent(
  'premium_group.paid',
  z.strictObject({ group_id: z.uuid(), name: z.string(), day: z.string(), code: z.string() }),
);

/** The user paid an invoice that is paid or was replaced, and all of it goes back. The subject is the payment. */
export const groupPaymentNotNeeded = declareEvent(
  'premium_group.payment_not_needed',
  z.strictObject({ amount: z.int() }),
);

/** The seats of a group, which is the subject, last longer. The user is its owner, or the administrator. */
export const groupExtended = declareEvent('premium_group.extended', z.strictObject({ group_id: z.uuid() }));

/** The paid time of a group of the user ends in a few days. */
export const groupEndsSoon = declareEvent(
  'premium_group.ends_soon',
  z.strictObject({ name: z.string(), day: z.string() }),
);

/** The paid time of a group has ended. `day` is the end of the seats. */
export const groupEnded = declareEvent(
  'premium_group.ended',
  z.strictObject({ name: z.string(), day: z.string(), is_owner: z.boolean() }),
);

/** The owner took the seat of the user back. */
export const seatRemoved = declareEvent('premium_group.seat_removed', z.strictObject({ name: z.string() }));
