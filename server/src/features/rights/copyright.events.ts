import { protectedKinds } from '@akada/core/rights/rights.ts';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const caseFacts = { id: z.uuid(), title: z.string(), kind: z.enum(protectedKinds), subject_id: z.string() };

/** The user is the owner. Each time has its own subject: it may be put back and reported again. */
export const copyrightClosed = declareEvent('copyright.taken_down', z.strictObject(caseFacts));

/** An administrator has decided; the user is the owner. */
export const copyrightDecided = declareEvent(
  'copyright.decided',
  z.strictObject({ ...caseFacts, put_back: z.boolean() }),
);

/** An administrator has decided; the user is a person who reported it. */
export const copyrightAnswered = declareEvent(
  'copyright.answered',
  z.strictObject({ title: z.string(), put_back: z.boolean() }),
);
