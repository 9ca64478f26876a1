/** Changes of decks that a student has named. */
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeckPath } from '../cards.ts';

const NamedDeckPath = DeckPath.check(z.minLength(1, 'Name the deck'));

export const moveDeck = endpoint({
  id: 'cards.move_deck',
  summary:
    'Give one of my own decks another path, with the decks inside it: a new name, or a place in another deck. If the path is a deck already, its cards are joined. A deck without cards: 404',
  method: 'POST',
  path: '/student-tools/flashcards/decks/move',
  access: 'student',
  effect: 'key',
  body: z.strictObject({ deck: NamedDeckPath, to: NamedDeckPath }),
  responses: { 204: null },
});
