/** Cards that a device stores, so that a deck can be reviewed for seven days without a network. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { Card, deckFields } from '../material/cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { DeviceTimeZone } from '../wire/fields.ts';
import { CardSettings } from './reviews.ts';

const StoredFile = z.object({ id: z.uuid(), bytes: z.int() });

/** The last day whose due cards are all there: YYYY-MM-DD. */
const until = z.string();

export const StoredCards = z.object({
  until,
  /**
   * Due cards of the next seven days and the new ones that their caps allow, in the order in which new ones are asked. At
   * most 1,000.
   */
  items: z.array(Card),
  settings: CardSettings,
  /** Files that these cards name. */
  pictures: z.array(StoredFile),
  sounds: z.array(StoredFile),
});
export type StoredCards = z.output<typeof StoredCards>;

export const StoredSize = z.object({
  until,
  cards: z.int(),
  /** The size of the texts on the device. */
  bytes: z.int(),
  pictures: z.int(),
  sounds: z.int(),
  /** The size of the pictures and sounds. */
  media_bytes: z.int(),
});
export type StoredSize = z.output<typeof StoredSize>;

const query = z.strictObject({ ...deckFields, zone: DeviceTimeZone });

export const readStoredCards = endpoint({
  id: 'cards.stored',
  summary: 'The cards of a deck, or of all, that a device needs to review for seven days without a network',
  method: 'GET',
  path: '/flashcards/stored',
  access: 'student',
  effect: 'safe',
  private: true,
  query,
  responses: { 200: StoredCards },
  timeoutMs: timeoutsMs.cardList,
});

export const measureStoredCards = endpoint({
  id: 'cards.measure_stored',
  summary: 'The number of these cards, and the bytes of their texts, pictures and sounds',
  method: 'GET',
  path: '/flashcards/stored/size',
  access: 'student',
  effect: 'safe',
  private: true,
  query,
  responses: { 200: StoredSize },
  timeoutMs: timeoutsMs.cardList,
});
