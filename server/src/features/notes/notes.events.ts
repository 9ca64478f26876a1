import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** `file` is the name that its owner gave it. */
export const noteReady = declareEvent(
  'note.ready',
  z.strictObject({ file: z.string(), pages: z.number(), words: z.number() }),
);
/** `reason` is the sentence that its owner reads. */
export const noteFailed = declareEvent(
  'note.failed',
  z.strictObject({ file: z.string(), code: z.string(), reason: z.string() }),
);
