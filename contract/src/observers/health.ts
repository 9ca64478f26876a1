/** The health of the installation, for administrators. */
import { healthLevels, healthParts } from '@akada/core/operations/health.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

export const Health = z.object({
  checked_at: Timestamp,
  level: z.enum(healthLevels),
  parts: z.array(
    z.object({
      part: z.enum(healthParts),
      level: z.enum(healthLevels),
      fact: z.string(),
      /** The next act of an administrator; null if there is none. */
      advice: z.nullable(z.string()),
    }),
  ),
});
export type Health = z.output<typeof Health>;

export const readHealth = endpoint({
  id: 'admin.health',
  summary: 'Each part of the installation as green, amber or red, and what to do',
  method: 'GET',
  path: '/admin/health',
  access: 'admin',
  effect: 'safe',
  responses: { 200: Health },
});
