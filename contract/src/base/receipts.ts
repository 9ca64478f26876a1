/** Printed receipts of payments and notes of refunds, as PDF. Each is printed once and stays as it is. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';

const NumberedParams = z.strictObject({
  /** The reference of the payment. */
  id: z.uuid(),
  number: z.string().check(z.regex(/^\d{4}-\d{6,9}$/, 'Type a number such as 2026-000123')),
});

const payment = { kind: 'payment', in: 'params', field: 'id' } as const;

export const getReceipt = endpoint({
  id: 'receipts.get',
  summary: 'The receipt of a payment of your own',
  method: 'GET',
  path: '/payments/{id}/receipt',
  access: 'student',
  effect: 'safe',
  private: true,
  object: payment,
  params: IdParams,
  sendsFile: 'application/pdf',
  responses: { 200: null },
});

export const getRefundNote = endpoint({
  id: 'receipts.get_refund_note',
  summary: 'The note about a refund of a payment of your own',
  method: 'GET',
  path: '/payments/{id}/refund-notes/{number}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: payment,
  params: NumberedParams,
  sendsFile: 'application/pdf',
  responses: { 200: null },
});

export const getAdminReceipt = endpoint({
  id: 'receipts.get_as_admin',
  summary: 'The receipt or a refund note of any payment',
  method: 'GET',
  path: '/admin/payments/{id}/receipts/{number}',
  access: 'admin',
  effect: 'safe',
  params: NumberedParams,
  sendsFile: 'application/pdf',
  responses: { 200: null },
});
