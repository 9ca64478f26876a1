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

/** The price of a seat arrived. The user is the student, and the subject is the payment. */
export const seatPriceArrived = declareEvent(
  'tutorial.seat_paid',
  z.strictObject({ title: z.string(), tutorial_id: z.uuid(), price: z.int() }),
);

/** A student has a seat, and has paid for it if it has a price. The user is the tutor; `group` names tutorial and hour. */
export const seatTaken = declareEvent(
  'tutorial.seat_taken',
  z.strictObject({
    title: z.string(),
    tutorialId: z.uuid(),
    name: z.string(),
    price: z.int(),
    group: z.string(),
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
