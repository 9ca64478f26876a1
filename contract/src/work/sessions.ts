/** Around a session with a tutor: what the two write together, weak topics, questions given after it, its calendar file. */
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';
import { Booking, BookingSide, hiddenOfBooking } from './bookings.ts';

const booking = { kind: 'booking', in: 'params', field: 'id' } as const;

export const SessionNotes = z.object({
  /** Markdown; empty before anything is written. */
  text: z.string(),
  /** 0 before anything is written. */
  version: z.int(),
  written_by: z.nullable(BookingSide),
  changed_at: z.nullable(Timestamp),
  /** The number of earlier versions. */
  earlier: z.int(),
});
export type SessionNotes = z.output<typeof SessionNotes>;

export const getSessionNotes = endpoint({
  id: 'sessions.notes',
  summary: 'What the two have written together',
  method: 'GET',
  path: '/bookings/{id}/notes',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: booking,
  params: IdParams,
  responses: { 200: SessionNotes },
});

export const writeSessionNotes = endpoint({
  id: 'sessions.write_notes',
  summary:
    'Change the shared notes. Changed by the other since: 409, with what stands there in `detail.notes`',
  method: 'PUT',
  path: '/bookings/{id}/notes',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({
    text: z.string('Give the text').check(z.maxLength(bookingLimits.notes, 'These notes are too long')),
    /** The version that the editor saw. */
    version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
    /** A visit of an editor: what it saves in a row is one version. */
    editor_id: z.uuid('Give the id of the editor'),
  }),
  responses: { 200: SessionNotes },
});

export const listSessionNoteVersions = endpoint({
  id: 'sessions.note_versions',
  summary: 'What the shared notes said before, the newest first, at most 20',
  method: 'GET',
  path: '/bookings/{id}/notes/versions',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: booking,
  params: IdParams,
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          version: z.int(),
          text: z.string(),
          written_by: z.nullable(BookingSide),
          replaced_at: Timestamp,
        }),
      ),
      total: z.int(),
    }),
  },
});

export const WeakTopics = z.object({
  /** True if the student shares them now. */
  shared: z.boolean(),
  topics: z.array(
    z.object({
      title: z.string(),
      /** The share of right answers, from 0 to 100. */
      percent_right: z.int(),
      answers: z.int(),
    }),
  ),
});
export type WeakTopics = z.output<typeof WeakTopics>;

export const getWeakTopics = endpoint({
  id: 'sessions.weak_topics',
  summary:
    "The student's weakest topics; for the tutor empty unless they are shared and the session is not over",
  method: 'GET',
  path: '/bookings/{id}/weak-topics',
  access: 'signed_in',
  effect: 'safe',
  object: booking,
  params: IdParams,
  responses: { 200: WeakTopics },
});

export const shareWeakTopics = endpoint({
  id: 'sessions.share_weak_topics',
  summary: 'Share my weakest topics with the tutor of a booking, or stop it at once',
  method: 'PUT',
  path: '/bookings/{id}/weak-topics',
  access: 'student',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ shared: z.boolean('Say whether they are shared') }),
  responses: { 200: WeakTopics },
});

export const Assignment = z.object({
  id: z.uuid(),
  booking_id: z.uuid(),
  tutor_name: z.string(),
  title: z.string(),
  /** The student's own set of questions. */
  set_id: z.uuid(),
  questions: z.int(),
  assigned_at: Timestamp,
});
export type Assignment = z.output<typeof Assignment>;

export const assignQuestions = endpoint({
  id: 'sessions.assign',
  summary: 'Give the student questions of my bank after a session, as a set of the student’s own',
  method: 'POST',
  path: '/bookings/{id}/assignments',
  access: 'tutor',
  effect: 'key',
  object: booking,
  params: IdParams,
  body: z.strictObject({
    title: z
      .string('Give the title')
      .check(z.trim(), z.minLength(1, 'Give the title'), z.maxLength(120, 'Use fewer words')),
    question_ids: z
      .array(z.uuid(), 'Choose questions')
      .check(z.minLength(1, 'Choose one question at least'), z.maxLength(100, 'At most 100 questions')),
  }),
  responses: { 201: Assignment },
});

export const listBookingAssignments = endpoint({
  id: 'sessions.assignments',
  summary: 'What was given after a session',
  method: 'GET',
  path: '/bookings/{id}/assignments',
  access: 'signed_in',
  effect: 'safe',
  object: booking,
  params: IdParams,
  responses: { 200: z.object({ items: z.array(Assignment), total: z.int() }) },
});

export const listMyAssignments = endpoint({
  id: 'sessions.my_assignments',
  summary: 'Sets that my tutors have given me and I still have, the last one first, at most 10',
  method: 'GET',
  path: '/bookings/assignments',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(Assignment), total: z.int() }) },
});

export const getCalendarFile = endpoint({
  id: 'sessions.calendar',
  summary: 'A booking as a file for calendars',
  method: 'GET',
  path: '/bookings/{id}/calendar.ics',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: booking,
  params: IdParams,
  sendsFile: 'text/calendar',
  responses: { 200: null },
});

/** The tutor's open tasks with bookings. */
export const tutorDashboard = endpoint({
  id: 'sessions.tutor_dashboard',
  summary:
    'My next session, requests that wait for me with the nearest deadline first, and what my profile lacks',
  method: 'GET',
  path: '/tutors/me/dashboard',
  access: 'tutor',
  effect: 'safe',
  hidden: hiddenOfBooking,
  responses: {
    200: z.object({
      next_session: z.nullable(Booking),
      /** At most 5. */
      requests: z.object({ items: z.array(Booking), total: z.int() }),
      /** Sessions ahead within seven days. */
      sessions_this_week: z.int(),
      /** Null before there is a profile. */
      profile: z.nullable(
        z.object({
          state: z.enum(['pending', 'approved', 'rejected']),
          percent: z.int(),
          missing: z.array(z.string()),
        }),
      ),
      /** Whether students can book at all: hours are open in the weeks ahead. */
      has_hours: z.boolean(),
    }),
  },
});
