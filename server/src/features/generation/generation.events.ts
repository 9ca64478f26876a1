import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

export const generationReady = declareEvent(
  'generation.ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
/** `reason` is the sentence that the student reads. */
export const generationFailed = declareEvent(
  'generation.failed',
  z.strictObject({ code: z.string(), reason: z.string() }),
);

/** Announces flashcards that are ready. */
export const cardsReady = declareEvent(
  'generation.cards_ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
export const cardsFailed = declareEvent(
  'generation.cards_failed',
  z.strictObject({ code: z.string(), reason: z.string() }),
);

/** As above, of a study guide; `made` are its sections. */
export const guideReady = declareEvent(
  'generation.guide_ready',
  z.strictObject({ made: z.number(), requested: z.number() }),
);
export const guideFailed = declareEvent(
  'generation.guide_failed',
  z.strictObject({ code: z.string(), reason: z.string() }),
);
