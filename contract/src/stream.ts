/** The event stream: hints only. A hint names what changed; the reader fetches it again. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const StreamHint = z.object({
  topic: z.enum(['note', 'generation', 'exam', 'usage', 'notification', 'account']),
  id: z.nullable(z.uuid()),
});
export type StreamHint = z.output<typeof StreamHint>;

export const eventStream = endpoint({
  id: 'events.stream',
  summary: 'Server-sent hints about what changed for the signed-in user',
  method: 'GET',
  path: '/events',
  access: 'signed_in',
  effect: 'safe',
  streams: true,
  responses: { 200: null },
});
