import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** Our bank has paid the user, a tutor. The subject is the payout. */
export const tutorPaid = declareEvent(
  'earning.paid_out',
  z.strictObject({ amount: z.int(), bank_reference: z.string(), paid_on: z.string() }),
);

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
  }),
);

/** The user paid for a session or a seat when it was too late, and all of it goes back. The subject is the payment. */
export const paidPastDeadline = declareEvent(
  'earning.paid_past_deadline',
  z.strictObject({ amount: z.int() }),
);
