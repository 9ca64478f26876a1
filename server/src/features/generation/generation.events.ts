import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** `reason` is the sentence that the student reads. A deleted note has no id, and events of earlier versions have none. */
const failure = z.strictObject({
  code: z.string(),
  reason: z.string(),
  noteId: z.optional(z.string()),
});

export const generationReady = declareEvent(
  'generation.ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
export const generationFailed = declareEvent('generation.failed', failure);

/** Announces flashcards that are ready. */
export const cardsReady = declareEvent(
  'generation.cards_ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
export const cardsFailed = declareEvent('generation.cards_failed', failure);

/** As above, of a study guide; `made` are its sections. */
export const guideReady = declareEvent(
  'generation.guide_ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
export const guideFailed = declareEvent('generation.guide_failed', failure);
