/** Group tutorials of all tutors, as administrators find and cancel them. */
import { tutorialStates } from '@akada/core/tutorials/tutorial-rules.ts';
import { tutorialEnders } from '@akada/core/tutorials/tutorial-words.ts';
import * as z from 'zod/mini';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

const TutorialPerson = z.object({ id: z.uuid(), full_name: z.string() });

const listed = {
  id: z.uuid(),
  title: z.string(),
  subject: z.string(),
  tutor: TutorialPerson,
  starts_at: Timestamp,
  ends_at: Timestamp,
  state: z.enum(tutorialStates),
  seats: z.int(),
  seats_taken: z.int(),
  /** The price of a seat, in kobo; 0 makes it free. */
  price: z.int(),
};

export const AdminTutorial = z.object(listed);
export type AdminTutorial = z.output<typeof AdminTutorial>;

/** The tutorial as the administrator saw it; the cancellation is rejected if it has changed since. */
const seen = z.strictObject(
  { state: z.enum(tutorialStates), starts_at: z.string() },
  'Load this page again, then decide',
);
export type SeenTutorial = z.output<typeof seen>;

export const AdminTutorialDetail = z.object({
  ...listed,
  description: z.string(),
  least_seats: z.int(),
  created_at: Timestamp,
  cancelled_at: z.nullable(Timestamp),
  cancelled_by: z.nullable(z.enum(tutorialEnders)),
  /** The reason of the administrator who cancelled it; null for every other end. */
  cancel_reason: z.nullable(z.string()),
  /** The time at which the refunds were decided. */
  settled_at: z.nullable(Timestamp),
  /** The first one taken first. */
  seats_of: z.array(
    z.object({
      student: TutorialPerson,
      /** `left`: the student gave the seat back too close to the start for a refund. */
      state: z.enum(['to_pay', 'joined', 'left']),
      paid: z.boolean(),
      taken_at: Timestamp,
    }),
  ),
  /** Until the price of its seats is the tutor's. */
  can_cancel: z.boolean(),
});
export type AdminTutorialDetail = z.output<typeof AdminTutorialDetail>;

export const tutorialOrders = ['latest', 'earliest', 'seats', 'price'] as const;

export const listAdminTutorials = endpoint({
  id: 'admin_tutorials.list',
  summary: 'Group tutorials of all tutors that match, the latest first where no other order is asked for',
  method: 'GET',
  path: '/admin/tutorials',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    /** Part of the title, the subject or the name of the tutor, in any case. */
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    state: z.optional(z.enum(tutorialStates)),
    /** The earliest start day, in UTC; both days are included. */
    from: z.optional(z.iso.date('Choose a day')),
    to: z.optional(z.iso.date('Choose a day')),
    tutor: z.optional(z.uuid()),
    order: z._default(z.enum(tutorialOrders), 'latest'),
  }),
  responses: { 200: getPage(AdminTutorial) },
});

export const readAdminTutorial = endpoint({
  id: 'admin_tutorials.read',
  summary: 'One group tutorial with those who have a seat, and whether it can be cancelled',
  method: 'GET',
  path: '/admin/tutorials/{id}',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: AdminTutorialDetail },
});

export const cancelAdminTutorial = endpoint({
  id: 'admin_tutorials.cancel',
  summary: 'Cancel a group tutorial: all money goes back. Its tutor and all who have a seat read why',
  method: 'POST',
  path: '/admin/tutorials/{id}/cancel',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ seen, reason: Reason }),
  responses: { 200: AdminTutorialDetail },
});
