/** Invitations to a class by a list of addresses. No answer says whether an address has an account. */
import { addressListLimits } from '@akada/core/class-invitations/address-list.ts';
import * as z from 'zod/mini';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParams } from '../../wire/fields.ts';

export const AddressList = z.strictObject({
  /** One address a line, or a table with them. */
  text: z
    .string('Paste the addresses')
    .check(
      z.minLength(1, 'Paste the addresses'),
      z.maxLength(addressListLimits.text, 'This list is too long. Send it in parts.'),
    ),
});

export const InvitationLine = z.object({
  line: z.int(),
  /** The address, or the beginning of a line without one. */
  text: z.string(),
  outcome: z.enum(['invite', 'invited_before', 'repeated', 'invalid']),
});
export type InvitationLine = z.output<typeof InvitationLine>;

export const InvitationPlan = z.object({
  lines: z.array(InvitationLine),
  /** Lines with the outcome `invite`. */
  invited: z.int(),
});
export type InvitationPlan = z.output<typeof InvitationPlan>;

export const previewInvitations = endpoint({
  id: 'class_invitations.preview',
  summary: 'What each line of a list of addresses would do. Nothing is sent',
  method: 'POST',
  path: '/courses/{id}/invitations/preview',
  access: 'tutor',
  effect: 'safe',
  object: ownCourse,
  params: IdParams,
  body: AddressList,
  responses: { 200: InvitationPlan },
});

export const sendInvitations = endpoint({
  id: 'class_invitations.send',
  summary: 'Invite the addresses of a list to a course of mine by mail. Each address is invited once',
  method: 'POST',
  path: '/courses/{id}/invitations',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: AddressList,
  responses: { 200: InvitationPlan },
});
