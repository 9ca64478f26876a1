/** The queue of everything that waits for an administrator, and the administrator who has each case. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

/** The kinds whose cases are listed one by one. */
export const caseKinds = [
  'tutors',
  'courses',
  'departments',
  'reports',
  'tutor_reviews',
  'reported_messages',
  'copyright',
  'disputes',
  'support',
  'unmatched_money',
  'failed_refunds',
  'chargebacks',
  'owed_tutors',
  'failed_payouts',
  'group_invoices',
  'erasures',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The kinds that wait for an administrator. The last three are only counted: this server shows them. */
export const waitingKinds = [...caseKinds, 'jobs', 'emails', 'disk'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The administrator who has a case, until it is free again. */
const Holder = z.object({ id: z.uuid(), full_name: z.string(), until: Timestamp });

const caseFields = { id: z.uuid(), since: Timestamp, holder: z.nullable(Holder) };
const personal = { ...caseFields, name: z.string() };

/** One thing that waits. Its page is called by `id`, except for failed payouts and group invoices. */
export const WaitingCase = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tutors'),
    ...personal,
    subjects: z.array(z.string()),
    /** A tutor who is hidden has missed sessions. */
    waits_with: z.enum(['profile', 'change', 'hidden']),
  }),
  /** A course that its tutor submitted. */
  z.object({ kind: z.literal('courses'), ...personal, tutor: z.string() }),
  /** A department that tutors proposed. `has_course`: a course of it waits, and its approval approves both. */
  z.object({ kind: z.literal('departments'), ...personal, school: z.string(), has_course: z.boolean() }),
  /** A question, with the number of its reports. */
  z.object({ kind: z.literal('reports'), ...caseFields, stem: z.string(), reports: z.int() }),
  /** A review of a tutor, with the number of its reports. */
  z.object({ kind: z.literal('tutor_reviews'), ...caseFields, tutor: z.string(), reports: z.int() }),
  /** A request to support about a message; `name` is the name of the person who reports it. */
  z.object({ kind: z.literal('reported_messages'), ...personal }),
  /** A shared set, deck, guide or note with a copyright report. `name` is the name of its owner, empty after erasure. */
  z.object({
    kind: z.literal('copyright'),
    ...personal,
    title: z.string(),
    /** True if only its owner sees it until the decision. */
    is_down: z.boolean(),
  }),
  z.object({
    kind: z.literal('disputes'),
    ...caseFields,
    tutor: z.string(),
    student: z.string(),
    starts_at: Timestamp,
    /** In kobo. */
    price: z.int(),
  }),
  z.object({
    kind: z.literal('support'),
    ...personal,
    /** The start of the person's first text. */
    text: z.string(),
    premium: z.boolean(),
  }),
  z.object({
    kind: z.literal('unmatched_money'),
    ...caseFields,
    amount: z.int(),
    currency: z.string(),
    reference: z.string(),
  }),
  z.object({ kind: z.literal('failed_refunds'), ...personal, amount: z.int(), payment_id: z.uuid() }),
  /** A payment that the payer's bank disputes, while evidence is due. */
  z.object({
    kind: z.literal('chargebacks'),
    ...personal,
    amount: z.int(),
    due_at: z.nullable(Timestamp),
    payment_id: z.uuid(),
  }),
  /** `since` is the start of the oldest session that is not paid out. */
  z.object({ kind: z.literal('owed_tutors'), ...personal, amount: z.int() }),
  /** The latest payout of a tutor, if the bank rejected it or sent it back. */
  z.object({
    kind: z.literal('failed_payouts'),
    ...personal,
    amount: z.int(),
    tutor_id: z.uuid(),
    is_returned: z.boolean(),
  }),
  /** An invoice whose bank transfer an administrator confirms. `name` is the name of the group. */
  z.object({ kind: z.literal('group_invoices'), ...personal, amount: z.int(), number: z.int() }),
  /** An account whose erasure is overdue. */
  z.object({ kind: z.literal('erasures'), ...personal }),
]);
export type WaitingCase = z.output<typeof WaitingCase>;

/** The cases of one kind: at most `maxCountedCases` are counted. */
export const WaitingCount = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** Null if the start is unknown. */
  oldest_at: z.nullable(Timestamp),
});
export type WaitingCount = z.output<typeof WaitingCount>;

/** The cases of one kind in the overview; the queue has the rest. */
export const maxCasesPerKind = 10;

/** Counting ends here, so that a flood of reports costs no more than this. */
export const maxCountedCases = 10_000;

/** The end of one page of the queue, where the next one begins: the time, the kind and the id of its last case. */
const Cursor = z.string().check(
  z.regex(
    /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z_]{1,40}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    'Start again at the first page',
  ),
  z.refine((text) => isInstant(text.slice(0, 24)), 'Start again at the first page'),
);

/** The database has no 30 February. */
const isInstant = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

/** @returns the cursor of the page that begins after this case */
export const toCursor = ({ since, kind, id }: Pick<WaitingCase, 'since' | 'kind' | 'id'>): string =>
  `${since}~${kind}~${id}`;

export const listWaiting = endpoint({
  id: 'waiting.list',
  summary: 'Everything that waits for an administrator, the longest wait first, with counts of every kind',
  method: 'GET',
  path: '/admin/waiting',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    kind: z.optional(z.enum(caseKinds, 'Choose a kind')),
    /** The cursor of the last case on the previous page. */
    after: z.optional(Cursor),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)), 25),
  }),
  responses: {
    200: z.object({
      items: z.array(WaitingCase),
      /** The number of cases of the chosen kind, or of all kinds with cases. */
      total: z.int(),
      /** Kinds without a case are omitted; none at all means that nothing waits. */
      counts: z.array(WaitingCount),
    }),
  },
});
export type WaitingPage = z.output<(typeof listWaiting)['responses'][200]>;

export const claimWaiting = endpoint({
  id: 'waiting.claim',
  summary: 'Take a case for half an hour, take it over, hand it to another administrator or put it back',
  method: 'PUT',
  path: '/admin/waiting/{kind}/{id}/claim',
  access: 'admin',
  effect: 'natural',
  params: z.strictObject({ kind: z.enum(caseKinds), id: z.uuid() }),
  body: z.strictObject({
    /** The administrator who gets the case; null puts it back. */
    to: z.nullable(z.uuid('Choose an administrator')),
    /** The holder whom the caller saw: if somebody else has the case by now, the answer is 409 with the name. */
    seen_holder: z.nullable(z.uuid()),
  }),
  responses: { 200: WaitingCase },
});
