/**
 * Reviews of flashcards: the queue of a day, and reviews as events of the device. Each event counts once,
 * whenever it arrives; the state of a card follows from all its events in the order in which they were given.
 */
import { buttonCounts, settingsLimits } from '@akada/core/reviews/review-settings.ts';
import * as z from 'zod/mini';
import { Card, deckFields, ReviewState } from '../material/cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DeviceTimeZone, Timestamp } from '../wire/fields.ts';

const whole = (name: string, [lowest, highest]: readonly [number, number]) => {
  const sentence = `${name}: ${lowest} to ${highest.toLocaleString('en')}`;
  return z.int(sentence).check(z.minimum(lowest, sentence), z.maximum(highest, sentence));
};

const settings = {
  new_per_day: whole('New cards a day', settingsLimits.newPerDay),
  reviews_per_day: whole('Reviews a day', settingsLimits.reviewsPerDay),
  /** The target share of known answers when asked again, in per cent. */
  retention: whole('Known when asked again, in per cent', settingsLimits.retention),
  buttons: z.union(
    buttonCounts.map((count) => z.literal(count)),
    'Choose two or four buttons',
  ),
  typed_answers: z.boolean('Say yes or no'),
  /** Whether intervals follow from the student's own parameters, once there are any. */
  own_memory: z._default(z.boolean('Say yes or no'), true),
};

/** Parameters of the memory model that follow from the student's own reviews. */
const OwnParameters = z.object({
  version: z.int(),
  /** The 21 parameters of FSRS-6. */
  parameters: z.array(z.number()),
  adopted_at: Timestamp,
  /** Reviews of cards that they follow from. */
  reviews: z.int(),
});

export const CardSettings = z.object({
  ...settings,
  /** The newest ones; null until 400 reviews have given better ones than the defaults. */
  own_parameters: z.nullable(OwnParameters),
});
export type CardSettings = z.output<typeof CardSettings>;

export const getCardSettings = endpoint({
  id: 'cards.settings',
  summary: 'How I review: how many a day, how well it is to be known, which buttons',
  method: 'GET',
  path: '/flashcards/settings',
  access: 'student',
  effect: 'safe',
  responses: { 200: CardSettings },
});

export const saveCardSettings = endpoint({
  id: 'cards.save_settings',
  summary: 'Save how I review. Another retention counts from the next review of each card on',
  method: 'PUT',
  path: '/flashcards/settings',
  access: 'student',
  effect: 'natural',
  body: z.strictObject(settings),
  responses: { 200: CardSettings },
});

/** A card is judged by its student; a question is drawn with `practice.draw` by its id, and its answer sent as in practice. */
export const QueueItem = z.union([
  z.object({
    kind: z.literal('card'),
    /** The asked face of the card. Its siblings wait for the next day. */
    face_id: z.uuid(),
    ordinal: z.int(),
    state: z.nullable(ReviewState),
    card: Card,
  }),
  z.object({ kind: z.literal('question'), question_id: z.uuid(), state: ReviewState }),
]);
export type QueueItem = z.output<typeof QueueItem>;

export const PastReview = z.object({
  id: z.uuid(),
  card_id: z.uuid(),
  face_id: z.uuid(),
  grade: z.int(),
  given_at: Timestamp,
});
export type PastReview = z.output<typeof PastReview>;

export const CardQueue = z.object({
  /** The caller's day, and when it ends. */
  day: z.string(),
  day_ends_at: Timestamp,
  /**
   * In their order: what is being learned today first, by its moment; then due and new ones within the caps, those first
   * whose review adds most to what is known in thirty days. At most 400.
   */
  items: z.array(QueueItem),
  /** Today's counts of this deck, after the caps. Questions count as due. */
  counts: z.object({ learning: z.int(), due: z.int(), new: z.int() }),
  /** The cards that the caps leave for later days. 501 means more than were counted. */
  left_over: z.object({ due: z.int(), new: z.int() }),
  settings: CardSettings,
  /** The last 20 reviews of the last two days, without withdrawn ones, newest first. */
  undoable: z.array(PastReview),
});
export type CardQueue = z.output<typeof CardQueue>;

export const cardQueue = endpoint({
  id: 'cards.queue',
  summary:
    'What is to be reviewed now, of one deck or all; or cards to practise that leave the schedule alone',
  method: 'GET',
  path: '/flashcards/queue',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...deckFields,
    /** `just_practise`: up to 100 cards in any order, due or not, whose answers are not sent. */
    mode: z._default(z.enum(['due', 'just_practise'], 'Choose due or just_practise'), 'due'),
    zone: DeviceTimeZone,
  }),
  responses: { 200: CardQueue },
});

const eventFields = {
  /** Made on the device: the same id counts once. */
  id: z.uuid(),
  face_id: z.uuid(),
  /** The time on the device's clock. */
  given_at: z.iso.datetime({ offset: true, error: 'Give the time of the review' }),
  zone: DeviceTimeZone,
  /** Counts up on the device: orders what it recorded in one millisecond. */
  sequence: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
};

const GivenReview = z.strictObject({
  ...eventFields,
  kind: z.literal('review'),
  grade: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], 'Choose a grade of 1 to 4'),
  /** As long as the card was shown; a minute of it counts. */
  duration_ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** The day of the caller, which begins at 04:00: YYYY-MM-DD. */
  local_day: z.iso.date('Give the day of the review'),
  /** In per cent, as the settings said when the intervals were shown. */
  retention: settings.retention,
  /** The version of `own_parameters` by which they were computed; the defaults if absent. */
  parameters_version: z.optional(z.int().check(z.minimum(1), z.maximum(32_767))),
});

/** A withdrawn review, which counts as never given. The withdrawal may arrive before the review. */
const TakenBack = z.strictObject({ ...eventFields, kind: z.literal('undo'), review_id: z.uuid() });

/** A device's record of reviews. */
export const ReviewEvent = z.discriminatedUnion('kind', [GivenReview, TakenBack]);
export type ReviewEvent = z.output<typeof ReviewEvent>;

export const sendReviews = endpoint({
  id: 'cards.review',
  summary:
    'Store reviews that the device recorded, in any order and up to 30 days later; what is sent twice counts once',
  method: 'POST',
  path: '/flashcards/reviews',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    /** By the clock of the device when it sends: says how wrong that clock is. */
    sent_at: z.iso.datetime({ offset: true, error: 'Give the time of sending' }),
    events: z
      .array(ReviewEvent, 'Send reviews')
      .check(z.minLength(1, 'Send a review'), z.maxLength(100, 'Send at most 100 reviews at once')),
  }),
  responses: {
    200: z.object({
      /** Ids of the events that are stored now, also by an earlier call. */
      stored: z.array(z.uuid()),
      /** The events that will never be stored, each with the reason. */
      refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
      /** The current state of the faces that the call names; null for a face that is new again. */
      states: z.array(z.object({ face_id: z.uuid(), state: z.nullable(ReviewState) })),
    }),
  },
});

export const CardForecast = z.object({
  /** Today and the six days after it: how many faces are due then, what is overdue with today. */
  days: z.array(z.object({ day: z.string(), due: z.int() })),
  /** The time at which the next card is due: exact while it is learned, else the start of its day. Null for none. */
  next_at: z.nullable(Timestamp),
  /** Today's answers, each face once, and their total duration. */
  today: z.object({ reviews: z.int(), new: z.int(), again: z.int(), duration_ms: z.int() }),
  /**
   * Present if more is due than the daily cap: the day on which the backlog ends if the cap is used each day.
   * Null if it never would.
   */
  backlog: z.nullable(z.object({ due: z.int(), ends_on: z.nullable(z.string()) })),
});
export type CardForecast = z.output<typeof CardForecast>;

export const cardForecast = endpoint({
  id: 'cards.forecast',
  summary: 'What comes in the next seven days, of one deck or all, and when a backlog ends',
  method: 'GET',
  path: '/flashcards/forecast',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ ...deckFields, zone: DeviceTimeZone }),
  responses: { 200: CardForecast },
});
