import type { Deck } from '@akada/contract/material/cards.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { IconCheck } from '@tabler/icons-react';
import { numberText } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Cover, type Woven } from '../../../ui/cloth/cover.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { choiceOfDeck, reviewAddress } from '../deck-choice.ts';
import { deckSizeText, deckText } from './day-words.ts';
import classes from './home.module.css';

interface DeckListProps {
  decks: readonly Deck[];
  wovenOf: (deck: Deck) => Woven;
}

/** Courses as cloth, with the due cards of each. */
export function DeckList({ decks, wovenOf }: DeckListProps) {
  const today = localDay(Date.now(), useZone());

  return (
    <ul className={classes.decks} aria-label="Decks">
      {decks.map((deck) => (
        <li key={deck.id}>
          <DeckCard deck={deck} today={today} woven={wovenOf(deck)} />
        </li>
      ))}
    </ul>
  );
}

function DeckCard({ deck, woven, today }: { deck: Deck; woven: Woven; today: string }) {
  const { cloth_seed, cloth_colour } = woven;
  const { learning, total } = deck;
  const size = deckSizeText(deck);
  const parts = [total - learning - deck.new, learning, total === 0 ? 1 : deck.new];

  return (
    <Link to={reviewAddress(choiceOfDeck(deck))} className={classes.deck} data-course={cloth_colour}>
      <span className={classes.cloth}>
        <Cloth seed={cloth_seed} colour={cloth_colour} columns={9} rows={3} />
      </span>
      <span className={classes.about}>
        <span className={classes.name}>{deck.title}</span>
        {size !== null && <small>{size}</small>}
        <span className={classes.bar} aria-hidden="true">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
            <i key={index} style={{ flex: Math.max(0, part) }} />
          ))}
        </span>
        <small>{deckText(deck, today)}</small>
      </span>
      <DeckCount deck={deck} today={today} />
    </Link>
  );
}

function DeckCount({ deck, today }: { deck: Deck; today: string }) {
  const { due, drafts, next_due } = deck;
  if (due > 0) {
    return (
      <span className={classes.count}>
        <strong className="figures">{numberText(due)}</strong>
        due
      </span>
    );
  }
  if (drafts + deck.new > 0) {
    return (
      <span className={classes.count}>
        <span className={classes.new}>New</span>
      </span>
    );
  }
  // A deck without due cards only says when the next card comes.
  if (next_due !== null && next_due > today) return null;
  return (
    <span className={classes.count}>
      <span className={classes.done}>
        <IconCheck size={20} aria-hidden />
      </span>
    </span>
  );
}

/** The notes whose cards these are. */
export function NoteDecks({ decks, wovenOf }: DeckListProps) {
  const today = localDay(Date.now(), useZone());

  return (
    <ul className={classes.notes} aria-label="Cards by note">
      {decks.map((deck) => {
        const woven = wovenOf(deck);
        const size = deckSizeText(deck);
        return (
          <li key={deck.id}>
            <Link
              to={reviewAddress(choiceOfDeck(deck))}
              className={classes.note}
              data-course={woven.cloth_colour}
            >
              <Cover of={woven} size={56} />
              <span className={classes.grow}>
                <span className={classes.name}>{deck.title}</span>
                <small>{[size, deckText(deck, today)].filter((fact) => fact !== null).join(', ')}</small>
              </span>
              <DeckCount deck={deck} today={today} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
