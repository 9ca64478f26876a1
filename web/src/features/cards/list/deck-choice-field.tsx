import type { Deck, OwnDeck } from '@akada/contract/material/cards.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { buildDeckValue, getDeckOptions, readDeckValue } from './deck-options.ts';

interface DeckChoiceFieldProps {
  address: ListAddress;
  decks: readonly Deck[];
  ownDecks: readonly OwnDeck[];
}

/** Filters cards by deck: a course, a note in it, or a deck of the student's own. */
export function DeckChoiceField({ address: { read, choose }, decks, ownDecks }: DeckChoiceFieldProps) {
  if (decks.length === 0) return null;

  return (
    <SelectField
      label="Deck"
      maw={280}
      value={buildDeckValue({
        course_id: read('course_id'),
        deck_id: read('deck_id'),
        deck: read('deck'),
      })}
      options={getDeckOptions(decks, ownDecks)}
      onChange={(value) => choose({ course_id: '', deck_id: '', deck: '', ...readDeckValue(value) })}
    />
  );
}
