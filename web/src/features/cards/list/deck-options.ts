/** Values of a field that chooses a deck: a course, a note in it, or a deck of the student's own. */
import type { Deck, OwnDeck } from '@akada/contract/material/cards.ts';
import { choiceOfDeck, type DeckChoice } from '../deck-choice.ts';

/** Tells paths from ids. */
const ownMark = 'own ';

/** @returns the value of a deck; the empty one is all decks */
export function buildDeckValue({ course_id = '', deck_id = '', deck = '' }: DeckChoice): string {
  return deck === '' ? `${course_id} ${deck_id}`.trim() : `${ownMark}${deck}`;
}

/** @returns the deck of a value */
export function readDeckValue(value: string): Pick<DeckChoice, 'course_id' | 'deck_id' | 'deck'> {
  if (value.startsWith(ownMark)) return { deck: value.slice(ownMark.length) };
  const [courseId = '', deckId = ''] = value.split(' ');
  return { ...(courseId !== '' && { course_id: courseId }), ...(deckId !== '' && { deck_id: deckId }) };
}

export function getDeckOptions(
  decks: readonly Deck[],
  ownDecks: readonly OwnDeck[],
): (readonly [value: string, name: string])[] {
  return [
    ['', 'All'],
    ...decks.map((deck) => [buildDeckValue(choiceOfDeck(deck)), deck.title] as const),
    ...ownDecks.map(({ path }) => [buildDeckValue({ deck: path }), path] as const),
  ];
}
