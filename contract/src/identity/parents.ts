/** Parents read how a student does, by a link and without an account. */
import { parentLimits } from '@akada/core/parents/parents.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { BookingState } from '../work/bookings.ts';
import { Email } from './accounts.ts';

/** A parent, as the student and administrators see them. */
export const Parent = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null without the mail of the week. */
  email: z.nullable(z.string()),
  /** True while the parent gets a mail each week. */
  mails: z.boolean(),
  by_school: z.boolean(),
  /** False for the student if the school invited the parent of a minor. */
  can_end: z.boolean(),
  created_at: Timestamp,
  last_opened_at: z.nullable(Timestamp),
});
export type Parent = z.output<typeof Parent>;

const Parents = z.object({ items: z.array(Parent) });

/** The link is shown in this answer and in no other. */
const InvitedParent = z.object({ parent: Parent, url: z.url(), is_mailed: z.boolean() });
export type InvitedParent = z.output<typeof InvitedParent>;

const Invitation = z.strictObject({
  name: z
    .string('Write the name')
    .check(
      z.trim(),
      z.minLength(1, 'Write the name'),
      z.maxLength(parentLimits.name, `Use ${parentLimits.name} characters at most`),
      z.regex(/^\P{Cc}*$/u, 'Write the name on one line'),
    ),
  /** Gets the link, and a mail each week; absent for neither. */
  email: z.optional(Email),
});
export type ParentInvitation = z.output<typeof Invitation>;

export const listParents = endpoint({
  id: 'parents.list',
  summary: 'The parents who read how I do',
  method: 'GET',
  path: '/parents',
  access: 'student',
  effect: 'safe',
  responses: { 200: Parents },
});

export const inviteParent = endpoint({
  id: 'parents.invite',
  summary: 'Let a parent read how I do; the link is shown once',
  method: 'POST',
  path: '/parents',
  access: 'student',
  effect: 'key',
  body: Invitation,
  responses: { 201: InvitedParent },
});

const object = { kind: 'parent', in: 'params', field: 'id' } as const;

export const endParent = endpoint({
  id: 'parents.end',
  summary: 'End what a parent sees; it can be restored for an hour',
  method: 'DELETE',
  path: '/parents/{id}',
  access: 'student',
  effect: 'natural',
  object,
  params: IdParams,
  responses: { 204: null },
});

export const restoreParent = endpoint({
  id: 'parents.restore',
  summary: 'Let a parent read again with the same link',
  method: 'POST',
  path: '/parents/{id}/restore',
  access: 'student',
  effect: 'natural',
  object,
  params: IdParams,
  responses: { 200: Parent },
});

export const listParentsOfPerson = endpoint({
  id: 'parents.admin_list',
  summary: 'The parents of a student, for administrators',
  method: 'GET',
  path: '/admin/users/{id}/parents',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: Parents },
});

export const inviteParentOfPerson = endpoint({
  id: 'parents.admin_invite',
  summary: 'Let a parent of a minor read how the student does; the student sees it and cannot end it',
  method: 'POST',
  path: '/admin/users/{id}/parents',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: Invitation,
  responses: { 201: InvitedParent },
});

export const endParentOfPerson = endpoint({
  id: 'parents.admin_end',
  summary: 'End what a parent sees, for good',
  method: 'DELETE',
  path: '/admin/users/{id}/parents/{parent_id}',
  access: 'admin',
  effect: 'natural',
  params: z.strictObject({ id: z.uuid(), parent_id: z.uuid() }),
  responses: { 204: null },
});

const figures = {
  minutes: z.int(),
  /** Answers to questions and cards. */
  answers: z.int(),
  /** The share of judged questions that were right; null if none was judged. */
  right_percent: z.nullable(z.int()),
};

export const SeenWeek = z.object({
  /** Its Monday. */
  from: z.string(),
  /** Days with any study. */
  days: z.int(),
  ...figures,
  courses: z.array(
    z.object({ /** Null for study outside of courses. */ name: z.nullable(z.string()), ...figures }),
  ),
});
export type SeenWeek = z.output<typeof SeenWeek>;

/** Everything that a parent reads on one page, except sessions and payments. */
export const ParentView = z.object({
  first_name: z.string(),
  parent_name: z.string(),
  time_zone: z.string(),
  today: z.string(),
  /** Days in a row; null if the student shows none. */
  streak_days: z.nullable(z.int()),
  /** Each day of this week, from Monday. */
  week: z.array(z.object({ day: z.string(), answers: z.int(), minutes: z.int() })),
  /** This week first. */
  weeks: z.array(SeenWeek),
  exams: z.array(
    z.object({
      /** Null for an exam of the student's own material, whose title is the student's own words. */
      title: z.nullable(z.string()),
      finished_at: Timestamp,
      /** Null until the result is shown. */
      percent: z.nullable(z.int()),
    }),
  ),
  /** Null if no mail can be sent to this parent. */
  mails: z.nullable(z.boolean()),
});
export type ParentView = z.output<typeof ParentView>;

export const SeenSession = z.object({
  starts_at: Timestamp,
  ends_at: Timestamp,
  tutor_name: z.string(),
  state: BookingState,
});
export type SeenSession = z.output<typeof SeenSession>;

export const SeenPayment = z.object({
  created_at: Timestamp,
  /** Such as "Session with a tutor". */
  what: z.string(),
  /** In kobo. */
  amount: z.int(),
  /** A few words about where the money is. */
  state: z.string(),
});
export type SeenPayment = z.output<typeof SeenPayment>;

const CodeParams = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{22}$/)) });
const Paging = z.strictObject(pagingFields);

/** Opening it tells the student when it was opened last. */
export const openParentPage = endpoint({
  id: 'parents.open',
  summary: 'How a student does, for a parent without an account',
  method: 'GET',
  path: '/parents/opened/{code}',
  access: 'public',
  effect: 'natural',
  params: CodeParams,
  responses: { 200: ParentView },
});

export const listSeenSessions = endpoint({
  id: 'parents.sessions',
  summary: 'Sessions of a student with tutors, for a parent, the latest first',
  method: 'GET',
  path: '/parents/opened/{code}/sessions',
  access: 'public',
  effect: 'safe',
  params: CodeParams,
  query: Paging,
  responses: { 200: getPage(SeenSession) },
});

export const listSeenPayments = endpoint({
  id: 'parents.payments',
  summary: 'Payments of a student, for a parent, the latest first',
  method: 'GET',
  path: '/parents/opened/{code}/payments',
  access: 'public',
  effect: 'safe',
  params: CodeParams,
  query: Paging,
  responses: { 200: getPage(SeenPayment) },
});

export const chooseParentMails = endpoint({
  id: 'parents.choose_mails',
  summary: 'Stop the mail of the week, or get it again; the page stays open',
  method: 'PUT',
  path: '/parents/opened/{code}/mails',
  access: 'public',
  effect: 'natural',
  params: CodeParams,
  body: z.strictObject({ mails: z.boolean() }),
  responses: { 200: z.object({ mails: z.boolean() }) },
});
