import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/**
 * What the two are notified of. Each time has a subject of its own: the same may happen again. The facts are those of the
 * moment, so that a notice says what was true then, also of a booking that is gone.
 */
const notice = z.strictObject({
  booking_id: z.uuid(),
  /** Which of the two reads it. */
  side: z.enum(['student', 'tutor']),
  /** Of the other one. */
  name: z.string(),
  subject: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Of the reader, and of the other one. */
  zone: z.string(),
  other_zone: z.string(),
  /** In kobo. */
  price: z.int(),
  /** What goes back to the student, of a booking that was cancelled. */
  given_back: z.int(),
  reason: z.string(),
  /** Until when something has to be done. */
  until: z.nullable(z.string()),
  /** The person who acted, or did not answer. The fact is absent if the event itself names that person. */
  actor: z.optional(z.enum(['student', 'tutor', 'admin'])),
  /** The end of a proposal that the other side did not agree to. */
  move_end: z.optional(z.enum(['declined', 'withdrawn', 'unanswered'])),
  /** What calendars have to hear of it, and the how-manieth change it is. */
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
/** The tutor gives the price back of what a student cancelled after the time for it. */
export const priceWaived = declareEvent('booking.waived', notice);
export const moveProposed = declareEvent('booking.move_proposed', notice);
export const bookingMoved = declareEvent('booking.moved', notice);
export const moveEnded = declareEvent('booking.move_ended', notice);
export const noShowReported = declareEvent('booking.no_show', notice);
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

/** Hours of a tutor were opened, closed, taken or given back. */
export const tutorHoursChanged = declareEvent('booking.hours_changed', z.strictObject({}));
