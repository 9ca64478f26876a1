import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** Our bank has paid the user, a tutor. The subject is the payout. */
export const tutorPaid = declareEvent(
  'earning.paid_out',
  z.strictObject({ amount: z.int(), bank_reference: z.string(), paid_on: z.string() }),
);

/** The user paid for a session or a seat when it was too late, and all of it goes back. The subject is the payment. */
export const paidPastDeadline = declareEvent(
  'earning.paid_past_deadline',
  z.strictObject({ amount: z.int() }),
);
