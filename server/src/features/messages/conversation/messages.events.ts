import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Somebody has written to the user, at most once an hour for each conversation: the subject is the message. */
export const messageReceived = declareEvent(
  'messages.received',
  z.strictObject({ id: z.uuid(), name: z.string() }),
);
