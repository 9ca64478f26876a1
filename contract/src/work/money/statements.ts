/** Monthly statements of tutors: what the ledger says about the debt to them. Amounts are in kobo, and months are by the clock of Lagos. */
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Month } from './earnings.ts';

export const Statement = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  earned: z.int(),
  /** Money that went from the tutor's shares back to students. */
  returned: z.int(),
  paid_out: z.int(),
  /** The debt to the tutor at the end of the month, or now. */
  closing: z.int(),
});
export type Statement = z.output<typeof Statement>;

export const listStatements = endpoint({
  id: 'earnings.list_statements',
  summary: 'The months in which money of yours moved, the latest first',
  method: 'GET',
  path: '/tutors/me/statements',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(Statement) }) },
});

const params = z.strictObject({ month: Month });

export const printStatement = endpoint({
  id: 'earnings.print_statement',
  summary: 'The statement of a month as PDF',
  method: 'GET',
  path: '/tutors/me/statements/{month}/pdf',
  access: 'tutor',
  effect: 'safe',
  private: true,
  params,
  sendsFile: 'application/pdf',
  responses: { 200: null },
});

export const exportStatement = endpoint({
  id: 'earnings.export_statement',
  summary: 'The statement of a month as a table',
  method: 'GET',
  path: '/tutors/me/statements/{month}/csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  params,
  sendsFile: 'text/csv',
  responses: { 200: null },
});
