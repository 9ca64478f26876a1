import type { Deck } from '@akada/contract/material/cards.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { choiceOfDeck } from '../deck-choice.ts';

interface DeckChoiceFieldProps {
  address: ListAddress;
  decks: readonly Deck[];
}

/** Filters cards by deck: a course, or a note in it. */
export function DeckChoiceField({ address: { read, choose }, decks }: DeckChoiceFieldProps) {
  if (decks.length === 0) return null;
  const keyOf = ({ course_id = '', deck_id = '' }) => `${course_id} ${deck_id}`.trim();
  const options = decks.map((deck) => [keyOf(choiceOfDeck(deck)), deck.title] as const);

  return (
    <SelectField
      label="Deck"
      maw={280}
      value={keyOf({ course_id: read('course_id'), deck_id: read('deck_id') })}
      options={[['', 'All'], ...options]}
      onChange={(value) => {
        const [course_id = '', deck_id = ''] = value.split(' ');
        choose({ course_id, deck_id });
      }}
    />
  );
}
