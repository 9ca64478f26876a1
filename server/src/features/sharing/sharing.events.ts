import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** `id` is what its notification opens. Each time has its own subject: the same may happen again. */
const facts = z.strictObject({ kind: z.string(), title: z.string(), name: z.string(), id: z.uuid() });

/** The user is the recipient, the id the received share, `name` the owner's name. */
export const shareSent = declareEvent('share.sent', facts);

/** Like `shareSent`, for a newer version and a recipient who has a copy. */
export const shareRenewed = declareEvent('share.renewed', facts);

/** The user is the owner, the id the share, `name` the recipient's name. */
export const shareAccepted = declareEvent('share.accepted', facts);
export const shareRejected = declareEvent('share.rejected', facts);
export const shareReported = declareEvent('share.reported', facts);
