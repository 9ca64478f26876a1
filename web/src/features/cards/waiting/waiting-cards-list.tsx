import { Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { counted } from '../../../lib/format/numbers.ts';
import { toast } from '../../../lib/toast/toast.ts';
import classes from '../stored/stored-decks.module.css';
import { useWaitingCards, type WaitingCard } from './waiting-cards.ts';

/** New cards that only this device has, and new cards that the server rejected. */
export function WaitingCards() {
  const { waitingCards, remove, putBack } = useWaitingCards();
  const rejectedCards = waitingCards.filter(({ rejection }) => rejection !== null);
  const count = waitingCards.length - rejectedCards.length;
  const removeCard = (card: WaitingCard) => {
    remove(card);
    toast.plain('The card is deleted.', { action: { text: 'Undo', run: () => putBack(card) } });
  };

  return (
    <>
      <Text role="status" mt={count > 0 ? '4px' : undefined}>
        {count > 0 &&
          `${counted(count, 'new card')} on this device. Akada sends ${count === 1 ? 'it' : 'them'} when you are connected.`}
      </Text>
      {rejectedCards.length > 0 && (
        <ul className={classes.list} aria-label="Cards that were not accepted">
          {rejectedCards.map((card) => (
            <li key={card.id}>
              <span className={classes.deck}>
                <strong>{card.body.front}</strong>
                <small>Not accepted. {card.rejection}</small>
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={`Delete the card ${card.body.front}`}
                onClick={() => removeCard(card)}
              >
                <IconX size={20} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
