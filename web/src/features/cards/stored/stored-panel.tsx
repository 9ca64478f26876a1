import { localDay } from '@akada/core/time/local-day.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSending } from '../../../lib/device/account-outbox.ts';
import { counted, fileSize } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Link } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { reviewAddress } from '../deck-choice.ts';
import { reviewOutbox } from '../review-outbox.ts';
import { WaitingCards } from '../waiting/waiting-cards-list.tsx';
import { canStoreCards } from './card-cache.ts';
import { refreshStoredDecks, removeStoredDeck } from './store-deck.ts';
import { StoreDialog } from './store-dialog.tsx';
import classes from './stored-decks.module.css';
import { getStoredDecks, type StoredDeck, watchStoredDecks } from './stored-decks.ts';

/** @param onStored called when a deck is on the device, so that the page can store its own code, too */
export function StoredPanel({ onStored }: { onStored: () => void }) {
  const { id: userId } = useAccount();
  const zone = useZone();
  const [isOpen, setOpen] = useState(false);
  const decksJson = useSyncExternalStore(watchStoredDecks, () => JSON.stringify(getStoredDecks(userId)));
  useSending(reviewOutbox.of(userId));
  const decks = JSON.parse(decksJson) as StoredDeck[];
  useEffect(() => {
    const stopped = new AbortController();
    refreshStoredDecks(userId, zone, stopped.signal).catch(() => {});
    return () => stopped.abort();
  }, [userId, zone]);

  const remove = async (deck: StoredDeck) => {
    try {
      const bytes = await removeStoredDeck(userId, deck);
      toast.success(`“${deck.title}” is no longer on this device. ${fileSize(bytes)} are free again.`);
    } catch {
      toast.error('The deck could not be removed. Please try again.');
    }
  };

  return (
    <Panel>
      <Title order={2} size="h3">
        Without a network
      </Title>
      <WaitingCards />
      {decks.length === 0 ? (
        <Text c="dimmed" mt="4px">
          {canStoreCards()
            ? 'Keep a deck on this device, and review it for seven days without a network.'
            : 'This browser cannot keep decks. Open Akada with https, outside a private window.'}
        </Text>
      ) : (
        <ul className={classes.list} aria-label="Decks on this device">
          {decks.map((deck) => (
            <li key={deck.key}>
              <Link to={reviewAddress(deck.deck)} className={classes.deck}>
                <strong>{deck.title}</strong>
                <small className="figures">{describeDeck(deck, zone)}</small>
              </Link>
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${deck.title} from this device`}
                onClick={() => void remove(deck)}
              >
                <IconX size={20} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {canStoreCards() && (
        <Button variant="default" mt="12px" onClick={() => setOpen(true)}>
          {decks.length === 0 ? 'Keep a deck' : 'Keep another deck'}
        </Button>
      )}
      {isOpen && <StoreDialog onStored={onStored} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function describeDeck({ until, cards, bytes, mediaBytes, hasMedia }: StoredDeck, zone: string): string {
  const day = new Date(`${until}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const time = until >= localDay(Date.now(), zone) ? `Until ${day}` : 'Connect to renew it';
  const media = hasMedia ? '' : ', no pictures or sounds';
  return `${counted(cards, 'card')}, ${fileSize(bytes + mediaBytes)}${media}. ${time}.`;
}
