import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  id: 'health.get',
  summary: 'Whether this process answers and reaches its database',
  method: 'GET',
  path: '/health',
  access: 'public',
  effect: 'safe',
  responses: { 200: z.object({ status: z.enum(['ok', 'degraded']), database: z.boolean() }) },
});
