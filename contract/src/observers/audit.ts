/** The record of changes that administrators and tutors made to accounts. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { countedPageOf, pagingFields, Timestamp } from '../wire/fields.ts';

/** Lines that one file holds at most. */
export const exportedAuditLimit = 100_000;

const Named = z.object({ id: z.uuid(), full_name: z.string() });

const AuditState = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

export const AuditRow = z.object({
  id: z.uuid(),
  /** Null if the account was erased since. */
  actor: z.nullable(Named),
  target: z.nullable(Named),
  /** `kind.verb`, such as `user.deactivate`. */
  action: z.string(),
  /** The earlier values by field; null if there were none, or if the person was erased. */
  before: z.nullable(AuditState),
  after: z.nullable(AuditState),
  reason: z.nullable(z.string()),
  created_at: Timestamp,
});
export type AuditRow = z.output<typeof AuditRow>;

const filterFields = {
  actor: z.optional(z.uuid()),
  target: z.optional(z.uuid()),
  /** The prefix of the action, such as `user.` */
  action: z.optional(z.string().check(z.regex(/^[a-z_.]{1,60}$/, 'Choose a kind of action'))),
  /** Days in UTC; both are included. */
  from: z.optional(z.iso.date('Choose a day')),
  to: z.optional(z.iso.date('Choose a day')),
};

export const listAudit = endpoint({
  id: 'admin.list_audit',
  summary: 'What was done, by whom, to whom and why, the latest first',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, ...filterFields }),
  responses: { 200: countedPageOf(AuditRow) },
});

export const exportAudit = endpoint({
  id: 'admin.export_audit',
  summary: 'The lines of the record that match as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/audit.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject(filterFields),
  sendsFile: 'text/csv',
  timeoutMs: 60_000,
  responses: { 200: null },
});
