/** Group tutorials: a session of a tutor with seats. A seat that costs something is held until it is paid for. */
import { seatLimits, tutorialStates } from '@akada/core/tutorials/tutorial-rules.ts';
import { tutorialEnders } from '@akada/core/tutorials/tutorial-words.ts';
import * as z from 'zod/mini';
import { PaymentStart } from '../base/subscriptions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, plannedMoment, Timestamp, textSearch } from '../wire/fields.ts';

/** `to_pay`: held for the caller until `pay_until`; `joined`: the caller has it. */
export const Seat = z.object({
  state: z.enum(['to_pay', 'joined']),
  pay_until: z.nullable(Timestamp),
});

export const Tutorial = z.object({
  id: z.uuid(),
  tutor: z.object({ id: z.uuid(), full_name: z.string(), picture_url: z.nullable(z.string()) }),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  seats: z.int(),
  seats_taken: z.int(),
  /** Fewer than this twelve hours before the start, and it is cancelled and all money goes back. */
  least_seats: z.int(),
  /** The price of a seat, in kobo; 0 makes it free. */
  price: z.int(),
  state: z.enum(tutorialStates),
  /** Null if it is not cancelled, or if the record names no actor. */
  cancelled_by: z.nullable(z.enum(tutorialEnders)),
  /** The administrator's reason; empty for other ends. */
  cancel_reason: z.string(),
  /** The time until which leaving gives the money back. */
  free_until: Timestamp,
  is_mine: z.boolean(),
  seat: z.nullable(Seat),
  /** Visible to the tutor and to students who joined. */
  meeting_url: z.nullable(z.string()),
});
export type Tutorial = z.output<typeof Tutorial>;

const tutorial = { kind: 'tutorial', in: 'params', field: 'id' } as const;

const line = (label: string, maxLength: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(maxLength, `${label} is too long`),
      z.regex(/^\P{Cc}*$/u, 'Write this on one line'),
    );

export const TutorialForm = z.strictObject({
  title: line('A title', 120),
  description: z
    .string('A description is required')
    .check(
      z.trim(),
      z.maxLength(2_000, 'The description is too long'),
      z.regex(/^[^\0]*$/, 'The description has a character that cannot be kept'),
    ),
  subject: line('A subject', 80),
  starts_at: plannedMoment('Choose when it starts'),
  minutes: z
    .int('Choose how long it takes')
    .check(
      z.minimum(seatLimits.leastMinutes, 'Choose at least 30 minutes'),
      z.maximum(seatLimits.mostMinutes, 'Choose at most 4 hours'),
    ),
  seats: z
    .int('Say how many seats there are')
    .check(
      z.minimum(seatLimits.least, 'A group has at least 2 seats'),
      z.maximum(seatLimits.most, 'At most 50 seats'),
    ),
  least_seats: z._default(
    z.int().check(z.minimum(1, 'At least 1'), z.maximum(seatLimits.most, 'At most 50')),
    1,
  ),
  price: z
    .int('Give the price of a seat in kobo')
    .check(z.minimum(0, 'The price cannot be below zero'), z.maximum(100_000_000, 'The price is too high')),
  meeting_url: z.nullable(
    z
      .url({
        protocol: /^https$/,
        hostname: z.regexes.domain,
        error: 'Give a link that begins with https://',
      })
      .check(z.maxLength(500, 'This link is too long')),
  ),
});
export type TutorialForm = z.output<typeof TutorialForm>;

export const listTutorials = endpoint({
  id: 'tutorials.list',
  summary: 'Tutorials to join, those you have joined, or those of your own',
  method: 'GET',
  path: '/tutorials',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    search: textSearch,
    /**
     * `open` has tutorials to join, the next first; `joined` has the caller's tutorials as a student, and
     * `mine` as a tutor. Both `joined` and `mine` have past tutorials, too.
     */
    scope: z._default(z.enum(['open', 'joined', 'mine']), 'open'),
  }),
  responses: { 200: getPage(Tutorial) },
});

export const createTutorial = endpoint({
  id: 'tutorials.create',
  summary: 'Offer a group tutorial; the time is taken from the free times',
  method: 'POST',
  path: '/tutorials',
  access: 'tutor',
  effect: 'key',
  body: TutorialForm,
  responses: { 201: Tutorial },
});

export const getTutorial = endpoint({
  id: 'tutorials.get',
  summary: 'A group tutorial that can be joined, was joined, or is your own',
  method: 'GET',
  path: '/tutorials/{id}',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  responses: { 200: Tutorial },
});

export const editTutorial = endpoint({
  id: 'tutorials.edit',
  summary: 'Change a tutorial of yours; time and price only before the first seat is taken',
  method: 'PUT',
  path: '/tutorials/{id}',
  access: 'tutor',
  effect: 'natural',
  object: tutorial,
  params: IdParams,
  body: TutorialForm,
  responses: { 200: Tutorial },
});

export const cancelTutorial = endpoint({
  id: 'tutorials.cancel',
  summary: 'Cancel a tutorial of yours: all money goes back',
  method: 'DELETE',
  path: '/tutorials/{id}',
  access: 'tutor',
  effect: 'natural',
  object: tutorial,
  params: IdParams,
  responses: { 204: null },
});

export const listParticipants = endpoint({
  id: 'tutorials.list_participants',
  summary: 'Those who have a seat in a tutorial of yours',
  method: 'GET',
  path: '/tutorials/{id}/participants',
  access: 'tutor',
  effect: 'safe',
  object: tutorial,
  params: IdParams,
  responses: {
    200: z.object({
      items: z.array(
        z.object({ student_id: z.uuid(), full_name: z.string(), state: z.enum(['to_pay', 'joined']) }),
      ),
    }),
  },
});

export const joinTutorial = endpoint({
  id: 'tutorials.join',
  summary: 'Take a seat: at once where it costs nothing, else it is held until it is paid for',
  method: 'POST',
  path: '/tutorials/{id}/join',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 200: Tutorial },
});

export const leaveTutorial = endpoint({
  id: 'tutorials.exit',
  summary: 'Give the seat back; what was paid comes back until `free_until`',
  method: 'POST',
  path: '/tutorials/{id}/leave',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 200: Tutorial },
});

export const payForSeat = endpoint({
  id: 'tutorials.pay',
  summary: 'Start the payment of a seat that is held for you',
  method: 'POST',
  path: '/tutorials/{id}/pay',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 201: PaymentStart },
});
