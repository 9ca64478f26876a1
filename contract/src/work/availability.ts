/** A tutor's availability: weekly hours, dates with other hours, rules, and the free times that follow from them. */
import { bookingLengths, bookingLimits, gridMinutes } from '@akada/core/bookings/booking-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp, TimeZone } from '../wire/fields.ts';

const onGrid = (time: string) => Number(time.slice(3)) % gridMinutes === 0;

/** By the tutor's clock, on a grid of quarters of an hour, such as `09:30`; `24:00` ends a day. */
const TimeOfDay = z
  .string('Give a time such as 09:30')
  .check(
    z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Give a time such as 09:30'),
    z.refine(onGrid, 'Hours begin and end at a full quarter of an hour'),
  );

const Stretch = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, 'These hours end before they begin'));

const CalendarDay = z.iso.date('Give a date such as 2026-12-24');

/** In minutes. */
export const BookingLength = z.literal([...bookingLengths], 'Choose one of the lengths');

const whole = (min: number, max: number, label: string) =>
  z.int(label).check(z.minimum(min, label), z.maximum(max, label));

/** Only a web address: it opens in a new tab. */
const CallUrl = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'Give an address that begins with https://',
  })
  .check(z.maxLength(500, 'This address is too long'));

export const Availability = z.strictObject({
  /** The one of the profile. */
  time_zone: TimeZone,
  /** Monday is 1. Ranges of one day do not overlap. */
  weekly: z
    .array(
      z
        .strictObject({ day: whole(1, 7, 'Monday is 1, Sunday is 7'), from: TimeOfDay, to: TimeOfDay })
        .check(z.refine(({ from, to }) => from < to, 'These hours end before they begin')),
      'Give the hours of the week',
    )
    .check(z.maxLength(bookingLimits.weekly, `At most ${bookingLimits.weekly} stretches`)),
  minutes: z
    .array(BookingLength, 'Choose lengths')
    .check(z.minLength(1, 'Choose one length at least'), z.maxLength(bookingLengths.length)),
  notice_hours: whole(0, 168, 'From 0 to 168 hours'),
  buffer_minutes: whole(0, 120, 'From 0 to 120 minutes'),
  horizon_days: whole(1, bookingLimits.horizonDays, `From 1 to ${bookingLimits.horizonDays} days`),
  cancel_hours: whole(2, 72, 'From 2 to 72 hours'),
  /** Null: Akada makes an address for each session, if it is configured to. */
  call_url: z.nullable(CallUrl),
});
export type Availability = z.output<typeof Availability>;

export const getAvailability = endpoint({
  id: 'availability.get',
  summary: 'When I can be booked, and by which rules',
  method: 'GET',
  path: '/tutors/me/availability',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.extend(Availability, { time_zone: z.string() }) },
});

export const saveAvailability = endpoint({
  id: 'availability.save',
  summary: 'Replace hours and rules. What is booked stays as it is',
  method: 'PUT',
  path: '/tutors/me/availability',
  access: 'tutor',
  effect: 'natural',
  body: Availability,
  responses: { 200: z.extend(Availability, { time_zone: z.string() }) },
});

const exceptionFields = {
  from_date: CalendarDay,
  /** The last of these days. */
  to_date: CalendarDay,
  /** Hours that replace the weekly ones; an empty list means away. */
  hours: z.array(Stretch, 'Give the hours').check(z.maxLength(10, 'At most 10 stretches')),
};

export const AvailabilityException = z.object({ id: z.uuid(), ...exceptionFields });
export type AvailabilityException = z.output<typeof AvailabilityException>;

export const listExceptions = endpoint({
  id: 'availability.exceptions',
  summary: 'Dates with other hours that are not over, the next one first',
  method: 'GET',
  path: '/tutors/me/exceptions',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(AvailabilityException), total: z.int() }) },
});

export const addException = endpoint({
  id: 'availability.add_exception',
  summary:
    'Set other hours for dates, or none to be away. The same dates again take the place of those before',
  method: 'POST',
  path: '/tutors/me/exceptions',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject(exceptionFields),
  responses: { 201: AvailabilityException },
});

export const removeException = endpoint({
  id: 'availability.remove_exception',
  summary: 'Return to the hours of the week on these dates',
  method: 'DELETE',
  path: '/tutors/me/exceptions/{id}',
  access: 'tutor',
  effect: 'natural',
  object: { kind: 'availability_exception', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

const Moment = z.iso.datetime({ offset: true, error: 'Give a moment such as 2026-12-01T09:30:00Z' });

export const Slot = z.object({
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** The longest of the offered lengths for which the tutor is free from here on. */
  longest: z.int(),
});
export type Slot = z.output<typeof Slot>;

export const listSlots = endpoint({
  id: 'availability.slots',
  summary: 'When a tutor is free between two moments, 35 days at most, for a session of this length',
  method: 'GET',
  path: '/tutors/{id}/slots',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  query: z.strictObject({
    from: Moment,
    to: Moment,
    /** The shortest of the offered lengths where absent. */
    minutes: z.optional(
      z.coerce
        .number()
        .check(z.refine((input) => bookingLengths.some((one) => one === input), 'Choose one of the lengths')),
    ),
  }),
  responses: {
    200: z.object({
      /** The tutor's time zone. */
      time_zone: z.string(),
      /** The lengths that are offered, in minutes, with their prices in kobo. */
      lengths: z.array(z.object({ minutes: z.int(), price: z.int() })),
      cancel_hours: z.int(),
      /** The trial lesson that the caller can still have, with its price in kobo; null if there is none. */
      trial: z.nullable(z.object({ minutes: z.int(), price: z.int() })),
      slots: z.array(Slot),
    }),
  },
});
