/** The calendar feed: a secret address at which a calendar reads the exam plans of a student. */
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Timestamp } from '../../wire/fields.ts';

const CalendarFeed = z.object({
  id: z.uuid(),
  /** A secret: its holder reads the calendar. */
  path: z.string(),
  created_at: Timestamp,
});

const Answer = z.object({ feed: z.nullable(CalendarFeed) });

export const getCalendarFeed = endpoint({
  id: 'calendar_feed.get',
  summary: 'The secret address of my calendar; null if there is none',
  method: 'GET',
  path: '/calendar-feed',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: Answer },
});

export const renewCalendarFeed = endpoint({
  id: 'calendar_feed.renew',
  summary: 'Make the address of my calendar; a replaced address ends immediately',
  method: 'POST',
  path: '/calendar-feed',
  access: 'student',
  effect: 'natural',
  /** The id of the feed on the page; a feed that was renewed already is answered as it is. */
  body: z.strictObject({ replaces: z.nullable(z.uuid()) }),
  responses: { 200: Answer },
});

export const removeCalendarFeed = endpoint({
  id: 'calendar_feed.remove',
  summary: 'End the address of my calendar',
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'student',
  effect: 'natural',
  responses: { 204: null },
});

/** Public, because calendars send no headers; the token identifies the student. */
export const readCalendarFeed = endpoint({
  id: 'calendar_feed.read',
  summary: 'The calendar of a student for calendar programs',
  method: 'GET',
  path: '/calendar-feeds/{token}/akada.ics',
  access: 'public',
  effect: 'safe',
  params: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{65}$/)) }),
  sendsFile: 'text/calendar',
  responses: { 200: null },
});
