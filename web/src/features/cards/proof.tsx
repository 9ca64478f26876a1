import type { Card } from '@akada/contract/material/cards.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import { UnstyledButton } from '@mantine/core';
import classes from './card.module.css';

export type CardSource = NonNullable<Card['source']>;

interface ProofProps {
  card: Pick<Card, 'source' | 'note_title'>;
  /** Highlighted wherever the sentence contains it. */
  answer: string;
  onOpen: (source: CardSource) => void;
}

/**
 * The sentence of the note that supports a card, with a link to its page; renders nothing for a card without
 * a source.
 */
export function Proof({ card: { source, note_title }, answer, onOpen }: ProofProps) {
  if (source === null) return null;
  const { quote, page } = source;
  const found = findQuote(quote, answer);

  return (
    <figure className={classes.proof}>
      <blockquote>
        “
        {found === null ? (
          quote
        ) : (
          <>
            {quote.slice(0, found.start)}
            <mark>{quote.slice(found.start, found.end)}</mark>
            {quote.slice(found.end)}
          </>
        )}
        ”
      </blockquote>
      <figcaption>
        <UnstyledButton className={classes.open} onClick={() => onOpen(source)}>
          {note_title === null ? `Page ${page}` : `${note_title}, page ${page}`}
        </UnstyledButton>
      </figcaption>
    </figure>
  );
}
