/** The used share of the month's allowance. */
import { usageKinds } from '@akada/core/plans/plans.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

export const UsageKind = z.enum(usageKinds);

export const UsageItem = z.object({
  kind: UsageKind,
  used: z.int(),
  /** 999 marks a kind without a limit. */
  limit: z.int(),
  unlimited: z.boolean(),
  near_limit: z.boolean(),
});
export type UsageItem = z.output<typeof UsageItem>;

export const UsageStats = z.object({
  plan: z.string(),
  period: z.object({ start: Timestamp, end: Timestamp }),
  items: z.array(UsageItem),
});
export type UsageStats = z.output<typeof UsageStats>;

export const usageStats = endpoint({
  id: 'usage.stats',
  summary: 'What this month has used of each allowance',
  method: 'GET',
  path: '/student-tools/usage-stats',
  access: 'student',
  effect: 'safe',
  responses: { 200: UsageStats },
});
