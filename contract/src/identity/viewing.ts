/** An administrator looks at the pages of another account for some minutes, and can change nothing. */
import * as z from 'zod/mini';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';

export const startViewing = endpoint({
  id: 'admin.view_as',
  summary: 'Look at the pages of an account for 15 minutes. The token reads, and never opens what is private',
  method: 'POST',
  path: '/admin/users/{id}/view-as',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: z.strictObject({ reason: Reason }),
  responses: { 201: z.object({ token: z.string(), until: Timestamp }) },
});

export const endViewing = endpoint({
  id: 'viewing.end',
  // The viewing's tab has no other token, and an ended token must be able to end again.
  summary: 'End the viewing that the token belongs to',
  method: 'POST',
  path: '/viewing/end',
  access: 'public',
  effect: 'natural',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  responses: { 204: null },
});
