import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The user paid for a session or a seat when it was too late, and all of it goes back. The subject is the payment. */
export const paidPastDeadline = declareEvent(
  'earning.paid_past_deadline',
  z.strictObject({ amount: z.int() }),
);
