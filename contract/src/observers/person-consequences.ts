/** A deactivation's effects, counted before anyone decides about it. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';

export const Consequences = z.object({
  /** Coming sessions with one other person that are cancelled. */
  sessions: z.int(),
  /** Coming group tutorials of this tutor that are cancelled. */
  tutorials: z.int(),
  /** Students who have a seat in those tutorials; a student with two seats counts twice. */
  tutorial_students: z.int(),
  /** Seats of this person in tutorials of other tutors that become free. */
  seats: z.int(),
  /** The sum that returns to payers, in kobo. */
  refunds: z.int(),
  /** Lessons that return to their packages. */
  lessons: z.int(),
  /** True if premium is renewed now: the renewals stop. */
  renews: z.boolean(),
  /** Devices that are signed out. */
  devices: z.int(),
});
export type Consequences = z.output<typeof Consequences>;

export const readConsequences = endpoint({
  id: 'admin.read_consequences',
  summary: 'Count what the deactivation of an account would change now',
  method: 'GET',
  path: '/admin/users/{id}/consequences',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: Consequences },
});
