import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** `day` is when the account will be deleted, written out in its owner's time zone. */
export const deletionRequested = declareEvent(
  'account.deletion_requested',
  z.strictObject({ day: z.string() }),
  {
    formerNames: ['accounts.deletion_requested'],
  },
);
export const deletionCancelled = declareEvent('account.deletion_cancelled', z.strictObject({}), {
  formerNames: ['accounts.deletion_cancelled'],
});
