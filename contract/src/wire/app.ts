/** Endpoints of the app itself, which belong to no feature. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The event stream sends hints only. A hint names what changed; the reader fetches it again. */
export const StreamHint = z.object({
  topic: z.enum([
    'note',
    'question',
    'generation',
    'exam',
    'usage',
    'notification',
    'account',
    'course',
    'passage',
    'past_paper',
    'card',
    'card_import',
    'guide',
    'question_import',
    'habits',
    'progress',
    'share',
    'tutorial',
    'booking',
    'assistant',
    'exam_plan',
    'message',
    'student',
    'assignment',
  ]),
  id: z.nullable(z.uuid()),
});
export type StreamHint = z.output<typeof StreamHint>;

/** The server repeats hints for this time; a page that missed more reads everything again. */
export const maxMissedMs = 60_000;

export const eventStream = endpoint({
  id: 'events.stream',
  summary: 'Server-sent hints about what changed for the signed-in user',
  method: 'GET',
  path: '/events',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  streams: true,
  query: z.strictObject({
    /** The time for which the page had data and no stream: its hints are sent first. */
    missed_ms: z._default(
      z.coerce
        .number('Give milliseconds')
        .check(z.int(), z.minimum(0), z.maximum(maxMissedMs, `At most ${maxMissedMs}`)),
      0,
    ),
  }),
  responses: { 200: null },
});

export const health = endpoint({
  id: 'health.get',
  summary: 'Whether this process answers and reaches its database',
  method: 'GET',
  path: '/health',
  access: 'public',
  effect: 'safe',
  withoutDatabase: true,
  responses: { 200: z.object({ status: z.enum(['ok', 'degraded']), database: z.boolean() }) },
});

export const ready = endpoint({
  id: 'ready.get',
  summary: 'Whether this process takes work: 200, or 503 from the beginning of its stop',
  method: 'GET',
  path: '/ready',
  access: 'public',
  effect: 'safe',
  withoutDatabase: true,
  responses: { 200: z.object({ status: z.literal('ready') }) },
});
