import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const side = z.enum(['student', 'tutor']);

/** A package was paid. The user is the reader, and the subject is the event itself: both sides are notified. */
export const packageBought = declareEvent(
  'package.bought',
  z.strictObject({ side, name: z.string(), lessons: z.int(), day: z.string() }),
);

/** A package of the user, a student, ends in a few days and has lessons left. */
export const packageEndsSoon = declareEvent(
  'package.ends_soon',
  z.strictObject({ name: z.string(), left: z.int(), day: z.string(), amount: z.int() }),
);

/** A package ended, and the price of its unused lessons goes back. The user is the reader. */
export const packageEnded = declareEvent(
  'package.ended',
  z.strictObject({ side, name: z.string(), lessons: z.int(), unused: z.int(), amount: z.int() }),
);

/** The user paid for a package that cannot start any more, and all of it goes back. The subject is the payment. */
export const packageNotPossible = declareEvent('package.not_possible', z.strictObject({ amount: z.int() }));
