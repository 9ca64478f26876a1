import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Reviews of one sending that were not stored before; its subject is the sending. */
export const cardsReviewed = declareEvent(
  'card.reviewed',
  z.strictObject({ review_ids: z.array(z.string()) }),
);
