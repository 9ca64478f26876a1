/** Premium for a class or a school: one invoice for many seats, which members take by a code. */
import { groupLimits, groupMonths, groupStates } from '@akada/core/subscriptions/group-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Paging, pagingFields, Timestamp } from '../wire/fields.ts';
import { PaymentStart } from './subscriptions.ts';

const Seats = z
  .int('Give a number of seats')
  .check(
    z.minimum(groupLimits.minSeats, `At least ${groupLimits.minSeats} seats`),
    z.maximum(groupLimits.maxSeats, `At most ${groupLimits.maxSeats} seats`),
  );
const Months = z.literal([...groupMonths], 'Choose 1, 3, 6 or 12 months');

const Name = z
  .string('Give a name')
  .check(
    z.trim(),
    z.minLength(1, 'Give a name'),
    z.maxLength(groupLimits.name, 'Use a shorter name'),
    z.regex(/^\P{Cc}*$/u, 'Write this on one line'),
  );

export const GroupInvoice = z.object({
  id: z.uuid(),
  /** The payer writes it into the bank transfer. */
  number: z.string(),
  seats: z.int(),
  months: z.int(),
  /** In kobo. */
  amount: z.int(),
  state: z.enum(['open', 'paid']),
  /** Null while it is open. */
  paid_by: z.nullable(z.enum(['card', 'transfer'])),
  paid_at: z.nullable(Timestamp),
  created_at: Timestamp,
});
export type GroupInvoice = z.output<typeof GroupInvoice>;

export const PremiumGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(groupStates),
  seats: z.int(),
  taken: z.int(),
  join_code: z.string(),
  paid_until: z.nullable(Timestamp),
  /** The end of the seats: the paid time and the days of grace. */
  seats_until: z.nullable(Timestamp),
  /** The invoice that waits for its payment, else the last one. */
  invoice: GroupInvoice,
  /** The bank account for a transfer; null if a card is the only way to pay. */
  bank_account: z.nullable(z.string()),
});
export type PremiumGroup = z.output<typeof PremiumGroup>;

/** The seat of a student in a group. */
export const PremiumSeat = z.object({
  name: z.string(),
  state: z.enum(groupStates),
  paid_until: Timestamp,
  seats_until: Timestamp,
});
export type PremiumSeat = z.output<typeof PremiumSeat>;

const group = { kind: 'premium_group', in: 'params', field: 'id' } as const;

export const listGroups = endpoint({
  id: 'premium_groups.list',
  summary: 'My groups, the latest first',
  method: 'GET',
  path: '/premium-groups',
  access: 'signed_in',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(PremiumGroup) },
});

export const createGroup = endpoint({
  id: 'premium_groups.create',
  summary: 'Order seats for a class or a school, with one invoice',
  method: 'POST',
  path: '/premium-groups',
  access: 'signed_in',
  effect: 'key',
  body: z.strictObject({ name: Name, seats: Seats, months: Months }),
  responses: { 201: PremiumGroup },
});

export const orderInvoice = endpoint({
  id: 'premium_groups.order',
  summary: 'Order further months, in place of an invoice that is not paid',
  method: 'PUT',
  path: '/premium-groups/{id}/invoice',
  access: 'signed_in',
  effect: 'natural',
  object: group,
  params: IdParams,
  body: z.strictObject({ seats: Seats, months: Months }),
  responses: { 200: PremiumGroup },
});

export const payInvoice = endpoint({
  id: 'premium_groups.pay',
  summary: 'Pay the open invoice at the payment provider',
  method: 'POST',
  path: '/premium-groups/{id}/pay',
  access: 'signed_in',
  effect: 'natural',
  object: group,
  params: IdParams,
  responses: { 201: PaymentStart },
});

/** Reading an unpaid invoice asks the provider, so that the page after a payment needs no webhook. */
export const getGroup = endpoint({
  id: 'premium_groups.get',
  summary: 'One group of mine, after asking the provider about its invoice',
  method: 'GET',
  path: '/premium-groups/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: group,
  params: IdParams,
  responses: { 200: PremiumGroup },
});

export const listMembers = endpoint({
  id: 'premium_groups.members',
  summary: 'Who has a seat in a group, the latest first',
  method: 'GET',
  path: '/premium-groups/{id}/members',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: group,
  params: IdParams,
  query: Paging,
  responses: {
    200: getPage(z.object({ id: z.uuid(), full_name: z.string(), taken_at: Timestamp })),
  },
});

export const removeMember = endpoint({
  id: 'premium_groups.remove_member',
  summary: 'Take a seat back, so that another person can have it',
  method: 'DELETE',
  path: '/premium-groups/{id}/members/{member_id}',
  access: 'signed_in',
  effect: 'natural',
  object: group,
  params: z.strictObject({ id: z.uuid(), member_id: z.uuid() }),
  responses: { 204: null },
});

export const joinGroup = endpoint({
  id: 'premium_groups.join',
  summary: 'Take a seat by the code of a group',
  method: 'POST',
  path: '/premium-groups/join',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ code: z.string('Give the code').check(z.maxLength(40, 'This is no code')) }),
  responses: { 200: PremiumSeat },
});

export const giveSeatBack = endpoint({
  id: 'premium_groups.exit',
  summary: 'Give my seat back',
  method: 'DELETE',
  path: '/premium-groups/seat',
  access: 'student',
  effect: 'natural',
  responses: { 204: null },
});

/** An invoice with its group, for administrators. */
export const AdminInvoice = z.extend(GroupInvoice, {
  group: z.string(),
  /** Null after the account was deleted. */
  owner: z.nullable(z.object({ id: z.uuid(), full_name: z.string(), email: z.string() })),
  bank_reference: z.nullable(z.string()),
});
export type AdminInvoice = z.output<typeof AdminInvoice>;

export const listInvoices = endpoint({
  id: 'premium_groups.list_invoices',
  summary: 'Invoices of groups, the latest first',
  method: 'GET',
  path: '/admin/group-invoices',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, paid: z._default(z.enum(['no', 'yes']), 'no') }),
  responses: { 200: getPage(AdminInvoice) },
});

export const confirmTransfer = endpoint({
  id: 'premium_groups.confirm_transfer',
  summary: 'Confirm that the bank transfer of an invoice has arrived. A transfer pays one invoice',
  method: 'POST',
  path: '/admin/group-invoices/{id}/confirm',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    /** As the bank statement has it. */
    bank_reference: z
      .string('Give the reference of the bank')
      .check(z.trim(), z.minLength(3, 'Give the reference of the bank'), z.maxLength(80, 'This is too long')),
    /** In kobo. */
    amount: z.int('Give the amount'),
  }),
  responses: { 200: AdminInvoice },
});
