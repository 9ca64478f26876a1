/** The views and actions of administrators. */
import * as z from 'zod/mini';
import { TutorProfile, TutorState } from '../base/tutors.ts';
import { Role } from '../identity/accounts.ts';
import { decisionFields, Reason, rejectionFields } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { countedPageOf, getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { chosenRowsLimit } from './chosen-rows.ts';
import { WaitingCase, WaitingCount } from './waiting.ts';

export const AdminOverview = z.object({
  /** The waiting cases, oldest first, then the cases without a known start. Cases that do not wait are omitted. */
  waiting: z.array(WaitingCount),
  /** The oldest of each kind, all together the oldest first. */
  cases: z.array(WaitingCase),
  users: z.object({
    by_role: z.record(Role, z.int()),
    unverified: z.int(),
    deactivated: z.int(),
    premium: z.int(),
    /** Accounts that their owners have asked to delete. */
    being_deleted: z.int(),
  }),
  /** The last 14 days in UTC, oldest first, days without sign-ups included. */
  sign_ups: z.array(z.object({ day: z.string(), count: z.int() })),
  /** This month in Lagos, as last counted; money in kobo, after refunds. */
  month: z.object({
    premium_income: z.int(),
    commission_income: z.int(),
    sets_made: z.int(),
    sets_refused: z.int(),
  }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
  mail: z.object({
    kind: z.enum(['smtp', 'sandbox', 'none']),
    waiting: z.int(),
    given_up: z.int(),
    /** The time of the longest-waiting email; null if none waits. */
    oldest_waiting_at: z.nullable(Timestamp),
  }),
});
export type AdminOverview = z.output<typeof AdminOverview>;

export const adminOverview = endpoint({
  id: 'admin.overview',
  summary: 'Users, sign-ups, and the health of jobs and mail',
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  effect: 'safe',
  responses: { 200: AdminOverview },
});

export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: Role,
  email_verified: z.boolean(),
  deactivated: z.boolean(),
  /** The account is about to be erased. */
  being_deleted: z.boolean(),
  /** True if a plan or its own period gives premium, not an offer to everyone. */
  premium: z.boolean(),
  created_at: Timestamp,
});
export type AdminUser = z.output<typeof AdminUser>;

/** The filters for a list of accounts. */
export const userStates = ['unverified', 'deactivated', 'being_deleted', 'premium'] as const;

export const userOrders = ['newest', 'oldest', 'name'] as const;

const userFilter = {
  /** Part of a name or an address, in any case and with or without accents. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  role: z.optional(Role),
  state: z.optional(z.enum(userStates)),
  order: z._default(z.enum(userOrders), 'newest'),
};

export const listUsers = endpoint({
  id: 'admin.list_users',
  summary: 'Accounts that match, the latest first where no other order is asked for',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, ...userFilter }),
  responses: { 200: countedPageOf(AdminUser) },
});

/** Accounts that one file holds at most. */
export const exportedUsersLimit = 100_000;

export const exportUsers = endpoint({
  id: 'admin.export_users',
  summary: 'All accounts that match as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/users.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...userFilter,
    /** Limits the list to these ids, comma-separated; the other filters still apply. */
    ids: z.optional(
      z
        .string()
        .check(
          z.maxLength(37 * chosenRowsLimit, `Choose at most ${chosenRowsLimit}`),
          z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})*$/i),
        ),
    ),
  }),
  sendsFile: 'text/csv',
  timeoutMs: 60_000,
  responses: { 200: null },
});

export const AdminTutor = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  profile: TutorProfile,
});
export type AdminTutor = z.output<typeof AdminTutor>;

/**
 * The tutors to list: those waiting for a first approval, with a change or because of missed sessions, or all
 * tutors of one state.
 */
export const listTutorApplications = endpoint({
  id: 'admin.list_tutors',
  summary:
    'Tutor profiles by state, those that wait longest first; approved ones whose change waits or who are hidden are among the pending',
  method: 'GET',
  path: '/admin/tutors',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, state: z._default(TutorState, 'pending') }),
  responses: { 200: getPage(AdminTutor) },
});

export const approveTutor = endpoint({
  id: 'admin.approve_tutor',
  summary: 'Approve a tutor; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/approve',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(decisionFields),
  responses: { 200: AdminTutor },
});

export const rejectTutor = endpoint({
  id: 'admin.reject_tutor',
  summary: 'Reject a tutor with a reason that the tutor reads; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/reject',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(rejectionFields),
  responses: { 200: AdminTutor },
});

export const showTutorAgain = endpoint({
  id: 'admin.show_tutor_again',
  summary: 'Show a tutor to students again who was hidden because of missed sessions; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/show',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  responses: { 200: AdminTutor },
});

export const approveTutorRevision = endpoint({
  id: 'admin.approve_tutor_revision',
  summary: 'Approve the change of an approved tutor, which students read from then on; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/revision/approve',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(decisionFields),
  responses: { 200: AdminTutor },
});

export const rejectTutorRevision = endpoint({
  id: 'admin.reject_tutor_revision',
  summary:
    'Reject the change of an approved tutor with a reason; the approved profile stays; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/revision/reject',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject(rejectionFields),
  responses: { 200: AdminTutor },
});

export const sendConfirmation = endpoint({
  id: 'admin.send_confirmation',
  summary: 'Mail the link that confirms an address once more, where this installation sends mail',
  method: 'POST',
  path: '/admin/users/{id}/confirmation-link',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  responses: { 200: AdminUser },
});

/** Accounts that one list makes at most. */
export const importRowLimit = 500;

/** Longest list that is taken, in characters: room for every row and for columns that are not read. */
export const importLimit = 200_000;

/** The validity of first-password links, in days. */
export const importLinkDays = 7;

export const ImportRow = z.object({
  /** As spreadsheets count, the heading being row 1. */
  row: z.int(),
  full_name: z.string(),
  email: z.string(),
  role: z.string(),
  /** A dry run answers `ready` for a row that would be `created`. */
  outcome: z.enum(['ready', 'created', 'exists', 'invalid']),
  /** The problem of each column; `row` holds a problem of the complete row. Empty unless `invalid`. */
  problems: z.record(z.string(), z.string()),
  /** Sets the first password, once; null unless `created`, and where the person has it by mail. */
  link: z.nullable(z.string()),
});
export type ImportRow = z.output<typeof ImportRow>;

export const ImportOutcome = z.object({
  rows: z.array(ImportRow),
  /** Null if the answer has no link. */
  links_expire_at: z.nullable(Timestamp),
});
export type ImportOutcome = z.output<typeof ImportOutcome>;

export const importUsers = endpoint({
  id: 'admin.import_users',
  summary: 'Make accounts from a list (CSV: name, email, role), or only say what that would do',
  method: 'POST',
  path: '/admin/users/import',
  access: 'admin',
  effect: 'key',
  body: z.strictObject({
    csv: z
      .string('Choose a list')
      .check(z.minLength(1, 'The list is empty'), z.maxLength(importLimit, 'The list is too long')),
    dry_run: z.boolean(),
    /** Is kept in the record; needed unless it is a dry run. */
    reason: z.optional(Reason),
    /** Mails each new person the link, where this installation sends mail; else the answer has the links. */
    invite: z._default(z.boolean(), false),
  }),
  responses: { 200: ImportOutcome },
});
