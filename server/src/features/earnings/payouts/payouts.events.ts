import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** The bank has the money of the user, a tutor. The subject is the payout. */
export const tutorPaid = declareEvent(
  'earning.paid_out',
  z.strictObject({
    /** In kobo, as all amounts. */
    amount: z.int(),
    bank_reference: z.string(),
    paid_on: z.string(),
    /** Absent for a payout by hand. */
    bank: z.optional(z.string()),
    last4: z.optional(z.string()),
  }),
);

/** A transfer did not leave, or the bank sent it back. The subject is the payout. */
export const payoutReturned = declareEvent(
  'earning.payout_returned',
  z.strictObject({
    state: z.enum(['failed', 'returned']),
    amount: z.int(),
    bank: z.string(),
    last4: z.string(),
  }),
);

/** The user saved another bank account. The subject is this change. */
export const payoutAccountChanged = declareEvent(
  'earning.payout_account_changed',
  z.strictObject({ bank: z.string(), last4: z.string(), usable_on: z.string() }),
);
