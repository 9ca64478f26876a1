/** An account whose password was typed wrong too often. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { AdminPerson, personChange } from './people.ts';

export const unlockPassword = endpoint({
  id: 'admin.unlock_password',
  summary: 'Let the password of an account be tried again before the wait ends',
  method: 'POST',
  path: '/admin/users/{id}/password/unlock',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(personChange),
  responses: { 200: AdminPerson },
});
