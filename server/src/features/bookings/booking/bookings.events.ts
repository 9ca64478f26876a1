import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/**
 * Notices to both people. Each notice has a separate subject, because the same may happen again. The facts
 * describe the moment of the event, so that a notice stays true, also after the booking was deleted.
 */
const notice = z.strictObject({
  booking_id: z.uuid(),
  /** The side of its reader. */
  side: z.enum(['student', 'tutor']),
  /** The name of the other person. */
  name: z.string(),
  subject: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The reader's zone, then the other person's. */
  zone: z.string(),
  other_zone: z.string(),
  /** In kobo. */
  price: z.int(),
  /** The amount that a cancelled booking returns to the student. */
  given_back: z.int(),
  /** The paid amount that does not go back; absent in events of earlier versions. */
  retained: z.optional(z.int()),
  /** A lesson of a package pays the price; absent in events of earlier versions. */
  uses_lesson: z.optional(z.boolean()),
  reason: z.string(),
  /** The deadline for the reader's next action. */
  until: z.nullable(z.string()),
  /** The person who acted, or did not answer. The fact is absent if the event itself names that person. */
  actor: z.optional(z.enum(['student', 'tutor', 'admin'])),
  /** The end of a proposal that the other side did not agree to. */
  move_end: z.optional(z.enum(['declined', 'withdrawn', 'unanswered'])),
  /** The method for calendars, and the sequence number of the change. */
  calendar: z.nullable(z.enum(['request', 'cancel'])),
  sequence: z.int(),
});
export type BookingNotice = z.output<typeof notice>;

export const bookingRequested = declareEvent('booking.requested', notice);
export const bookingAccepted = declareEvent('booking.accepted', notice);
export const bookingConfirmed = declareEvent('booking.confirmed', notice);
export const bookingRejected = declareEvent('booking.rejected', notice);
export const bookingUnanswered = declareEvent('booking.unanswered', notice);
export const bookingUnpaid = declareEvent('booking.unpaid', notice);
export const bookingCancelled = declareEvent('booking.cancelled', notice);
/** The tutor returns the price of a session that a student cancelled after the deadline. */
export const priceWaived = declareEvent('booking.waived', notice);
export const moveProposed = declareEvent('booking.move_proposed', notice);
export const bookingMoved = declareEvent('booking.moved', notice);
export const moveEnded = declareEvent('booking.move_ended', notice);
export const noShowReported = declareEvent('booking.no_show', notice);
/** No objection to a report came in time. `actor` is the side that reported. */
export const claimSettled = declareEvent('booking.claim_settled', notice);
export const bookingDisputed = declareEvent('booking.disputed', notice);
export const disputeDecided = declareEvent('booking.dispute_decided', notice);
export const bookingReminded = declareEvent('booking.reminded', notice);
/** `reason` is the title of the set. */
export const questionsAssigned = declareEvent('booking.questions_assigned', notice);

/** A session took place. The subject is the booking, the user its tutor. */
export const bookingCompleted = declareEvent(
  'booking.completed',
  z.strictObject({ student_id: z.uuid(), starts_at: z.string(), ends_at: z.string() }),
);

/**
 * It is decided what becomes of a price that was paid; once for each booking, which is the subject. The user is the
 * tutor, or the student of a tutor who leaves. The booking may be gone.
 */
export const bookingSettled = declareEvent(
  'booking.settled',
  z.strictObject({
    booking_id: z.uuid(),
    tutor_id: z.uuid(),
    student_id: z.uuid(),
    /** In kobo. */
    price: z.int(),
    given_back: z.int(),
    state: z.string(),
    starts_at: z.string(),
  }),
);

/** Hours of a tutor were opened, closed, taken or released. */
export const tutorHoursChanged = declareEvent('booking.hours_changed', z.strictObject({}));
