import type { Deck, OwnDeck } from '@akada/contract/material/cards.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { choiceOfDeck } from '../deck-choice.ts';

/** Tells paths from ids. */
const ownMark = 'own ';

interface DeckChoiceFieldProps {
  address: ListAddress;
  decks: readonly Deck[];
  ownDecks: readonly OwnDeck[];
}

/** Filters cards by deck: a course, a note in it, or a deck of the student's own. */
export function DeckChoiceField({ address: { read, choose }, decks, ownDecks }: DeckChoiceFieldProps) {
  if (decks.length === 0) return null;
  const keyOf = ({ course_id = '', deck_id = '' }) => `${course_id} ${deck_id}`.trim();
  const options = decks.map((deck) => [keyOf(choiceOfDeck(deck)), deck.title] as const);

  const own = ownDecks.map(({ path }) => [`${ownMark}${path}`, path] as const);
  const path = read('deck');

  return (
    <SelectField
      label="Deck"
      maw={280}
      value={
        path === '' ? keyOf({ course_id: read('course_id'), deck_id: read('deck_id') }) : `${ownMark}${path}`
      }
      options={[['', 'All'], ...options, ...own]}
      onChange={(value) => {
        const isOwn = value.startsWith(ownMark);
        const [course_id = '', deck_id = ''] = isOwn ? [] : value.split(' ');
        choose({ course_id, deck_id, deck: isOwn ? value.slice(ownMark.length) : '' });
      }}
    />
  );
}
