/** The steps of a new tutor before the first booking. */
import { firstStepIds } from '@akada/core/tutors/first-steps.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

export const FirstSteps = z.object({
  /** Null once the steps have ended; they never come back. */
  steps: z.nullable(z.array(z.object({ id: z.enum(firstStepIds), is_done: z.boolean() }))),
});
export type FirstSteps = z.output<typeof FirstSteps>;

export const getFirstSteps = endpoint({
  id: 'tutor_start.steps',
  summary: 'My steps before the first booking; null after it, and after I have finished them',
  method: 'GET',
  path: '/tutors/me/first-steps',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: FirstSteps },
});

export const finishFirstSteps = endpoint({
  id: 'tutor_start.finish',
  summary: 'End the steps once all of them are done; before that it changes nothing',
  method: 'POST',
  path: '/tutors/me/first-steps/finish',
  access: 'tutor',
  effect: 'natural',
  responses: { 200: FirstSteps },
});
