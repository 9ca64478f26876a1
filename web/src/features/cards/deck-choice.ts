/** The choice of cards: a course, a note, or all. */
import type { Deck } from '@akada/contract/material/cards.ts';
import { mineDeck } from '@akada/core/cards/card-rules.ts';
import { links } from '@akada/core/links/links.ts';
import type { Woven } from '../../ui/cloth/cover.tsx';

export interface DeckChoice {
  course_id?: string;
  deck_id?: string;
  /** The path of an own deck, with the decks inside it. */
  deck?: string;
  /** The cards that an exam plan asks today. */
  plan_id?: string;
}

/** Replaces the id of a course in the address and means all cards. */
const allDecks = 'all';

/**
 * @param courseId in the path of the address
 * @param search its query, with the id of a note or of an exam plan, or the path of an own deck
 */
export function getDeckChoice(courseId: string, search: URLSearchParams): DeckChoice {
  const planId = search.get('plan_id');
  if (planId !== null) return { plan_id: planId };
  const deckId = search.get('deck_id');
  const path = search.get('deck');
  return {
    ...(courseId !== allDecks && { course_id: courseId }),
    ...(deckId !== null && { deck_id: deckId }),
    ...(path !== null && { deck: path }),
  };
}

/** @returns the deck in the form that lists and the queue use */
export function choiceOfDeck({ kind, id, course_id }: Deck): DeckChoice {
  if (kind !== 'note') return { course_id: id };
  return { course_id: course_id ?? mineDeck, deck_id: id };
}

/**
 * @param max limits the review to the most useful cards
 * @returns the address of a deck's review
 */
export function reviewAddress(
  { course_id = allDecks, deck_id, deck, plan_id }: DeckChoice,
  mode?: 'just_practise',
  max?: number,
): string {
  return links.practiceFlashcards(course_id, {
    ...(deck_id !== undefined && { deck_id }),
    ...(deck !== undefined && { deck }),
    ...(plan_id !== undefined && { plan_id }),
    ...(mode !== undefined && { mode }),
    ...(max !== undefined && { max: String(max) }),
  });
}

/** @param path of an own deck @returns the address of its cards in the list of all cards */
export function cardsAddress(path: string): string {
  return `${links.flashcards()}?${new URLSearchParams({ show: 'cards', deck: path })}`;
}

/** @returns a cloth for an item without one: the same id gives the same cloth */
export function clothOfId(id: string): Woven {
  const sum = [...id].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9_973, 7);
  return { cloth_seed: id, cloth_colour: 1 + (sum % 8) };
}
