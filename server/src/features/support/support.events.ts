import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** The same may happen again: the subject is the message, or the moment, and never the request. */
const said = { id: z.uuid(), text: z.string() };

/** An administrator has answered the user. */
export const supportAnswered = declareEvent('support.answered', z.strictObject(said));

/** The user's request was closed. */
export const supportClosed = declareEvent('support.closed', z.strictObject({ id: z.uuid() }));

/** The person has written to the administrator who answered last, the user. */
export const supportReplied = declareEvent('support.replied', z.strictObject({ ...said, name: z.string() }));
