import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const facts = z.strictObject({ kind: z.string(), title: z.string(), name: z.string() });

/** The user is the recipient, the subject what they received, `name` that of the owner. */
export const shareSent = declareEvent('share.sent', facts);

/** As `shareSent`, of a newer version for a recipient who has a copy. */
export const shareRenewed = declareEvent('share.renewed', facts);

/** The user is the owner, the subject the share, `name` that of the recipient. */
export const shareAccepted = declareEvent('share.accepted', facts);
export const shareRejected = declareEvent('share.rejected', facts);
export const shareReported = declareEvent('share.reported', facts);
