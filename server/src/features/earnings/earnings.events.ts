import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** An administrator returned a part or all of a price that was already decided. */
export const priceReturned = declareEvent(
  'earning.price_returned',
  z.strictObject({
    /** The side of its reader. */
    side: z.enum(['student', 'tutor']),
    kind: z.enum(['session', 'seat']),
    /** The booking or the tutorial. */
    subject_id: z.uuid(),
    title: z.string(),
    /** In kobo, as all amounts. */
    price: z.int(),
    amount: z.int(),
    from_tutor: z.int(),
    /** The price is held until the session or seat is settled; absent in rows of earlier versions. */
    held: z.optional(z.boolean()),
  }),
);

/**
 * The user paid too late, or another payer was faster, and the whole price of the session or seat goes back. The subject is
 * the payment.
 */
export const paidPastDeadline = declareEvent(
  'earning.paid_past_deadline',
  z.strictObject({ amount: z.int(), paid_before: z.optional(z.boolean()) }),
);
