import { refundActors } from '@akada/core/payments/payment-state.ts';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The user is a student who had a seat; each event has a separate subject. */
export const tutorialCancelled = declareEvent(
  'tutorial.cancelled',
  z.strictObject({ title: z.string(), paid: z.boolean(), few: z.boolean() }),
);

/** An administrator gave the price of a seat back. The user is the student. */
export const seatReturned = declareEvent('tutorial.seat_returned', z.strictObject({ title: z.string() }));

/**
 * An administrator cancelled it; the user is its tutor or a student who had a seat. Each event has a separate
 * subject.
 */
export const tutorialCancelledByAkada = declareEvent(
  'tutorial.cancelled_by_akada',
  z.strictObject({
    title: z.string(),
    side: z.enum(['student', 'tutor']),
    paid: z.boolean(),
    reason: z.string(),
  }),
);

/**
 * It is decided what becomes of the price of a seat that was paid for; once for each payment, which is the subject. The user
 * is the tutor.
 */
export const seatSettled = declareEvent(
  'tutorial.seat_settled',
  z.strictObject({
    tutorial_id: z.uuid(),
    price: z.int(),
    given_back: z.int(),
    /** The person who gives it back; events of earlier versions name none. */
    actor: z.optional(z.enum(refundActors)),
  }),
);
