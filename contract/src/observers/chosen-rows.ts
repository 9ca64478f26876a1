/**
 * Administrators' bulk actions. Each row is changed separately, and the answer names each row that cannot be
 * changed.
 */
import * as z from 'zod/mini';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';

/** The max number of rows that the pages allow to select. */
export const chosenRowsLimit = 200;

const selection = {
  ids: z
    .array(z.uuid(), 'Choose at least one')
    .check(
      z.minLength(1, 'Choose at least one'),
      z.maxLength(chosenRowsLimit, `Choose at most ${chosenRowsLimit}`),
    ),
};

export const ChosenOutcome = z.object({
  /** Includes rows that were already in that state. */
  done: z.int(),
  left_out: z.array(z.object({ id: z.uuid(), name: z.string(), why: z.string() })),
});
export type ChosenOutcome = z.output<typeof ChosenOutcome>;

export const userActions = ['deactivate', 'reactivate', 'end_sessions'] as const;

export const changeUsers = endpoint({
  id: 'admin.change_users',
  summary: 'Deactivate, bring back or sign out several accounts for one reason',
  method: 'POST',
  path: '/admin/users/bulk',
  access: 'admin',
  effect: 'natural',
  timeoutMs: 60_000,
  body: z.strictObject({ ...selection, action: z.enum(userActions, 'Choose what to do'), reason: Reason }),
  responses: { 200: ChosenOutcome },
});

export const changeCourses = endpoint({
  id: 'catalog_admin.change_courses',
  summary: 'Archive several courses for one reason, or move them to a department',
  method: 'POST',
  path: '/admin/catalog/course/bulk',
  access: 'admin',
  effect: 'natural',
  timeoutMs: 60_000,
  body: z.discriminatedUnion('action', [
    z.strictObject({ ...selection, action: z.literal('archive'), reason: Reason }),
    z.strictObject({ ...selection, action: z.literal('move'), department_id: z.uuid('Choose a department') }),
  ]),
  responses: { 200: ChosenOutcome },
});
