import type { Deck, OwnDeck } from '@akada/contract/material/cards.ts';
import type { CardForecast } from '@akada/contract/work/reviews.ts';
import { links } from '@akada/core/links/links.ts';
import { cardsToday } from '@akada/core/reviews/day-size.ts';
import { defaultSettings } from '@akada/core/reviews/review-settings.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cardSettingsQuery, forecastQuery } from '../../../features/cards/api.ts';
import { clothOfId, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { backlogText, comeBackText, sizeText } from '../../../features/cards/home/day-words.ts';
import { DeckList, NoteDecks } from '../../../features/cards/home/deck-list.tsx';
import classes from '../../../features/cards/home/home.module.css';
import { WeekAhead } from '../../../features/cards/home/week-ahead.tsx';
import { OwnDecks } from '../../../features/cards/own-decks/own-decks.tsx';
import { Allowance } from '../../../features/usage/allowance.tsx';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

const usualSettings = {
  new_per_day: defaultSettings.newPerDay,
  reviews_per_day: defaultSettings.reviewsPerDay,
  retention: 90,
  buttons: 4 as const,
  typed_answers: false,
  own_memory: true,
  own_parameters: null,
};
const nothingYet = { reviews: 0, new: 0, again: 0, duration_ms: 0 };

/** The number of decks that a student can scan without a search. */
const seenAtOnce = 8;

interface Decks {
  items: readonly Deck[];
  own_decks: readonly OwnDeck[];
  all: Pick<Deck, 'due' | 'learning' | 'new' | 'total' | 'drafts'>;
}

interface TodaysCardsProps {
  decks: Decks;
  /** The decks on this device. */
  storedDecks: ReactNode;
  /** The button that opens the editor of a new card. */
  write: ReactNode;
}

/** The number of due cards in large, the next step, and the decks with due cards. */
export function TodaysCards({ decks, storedDecks, write }: TodaysCardsProps) {
  const zone = useZone();
  const forecast = useQuery(forecastQuery({}, zone)).data;
  const settings = useQuery(cardSettingsQuery).data ?? usualSettings;
  const backlog = forecast === undefined ? null : backlogText(forecast.backlog, settings);

  return (
    <div className={classes.columns} data-in-order="columns">
      <div className={classes.column}>
        <DueToday
          cards={cardsToday(decks.all, settings, forecast?.today ?? nothingYet)}
          decks={decks}
          forecast={forecast}
          zone={zone}
        />
        {backlog !== null && (
          <Text c="dimmed" maw="60ch">
            {backlog}
          </Text>
        )}
        <FoundDecks decks={decks.items} />
        <OwnDecks decks={decks.own_decks} />
      </div>
      <aside className={classes.column}>
        {forecast && <WeekAhead days={forecast.days} />}
        <MakeMore write={write} />
        {storedDecks}
      </aside>
    </div>
  );
}

interface DueTodayProps {
  cards: number;
  decks: Decks;
  forecast: Pick<CardForecast, 'next_at' | 'today'> | undefined;
  zone: string;
}

function DueToday({ cards, decks: { items, all }, forecast, zone }: DueTodayProps) {
  const [now] = useState(() => Date.now());
  const requested = items.filter(({ kind, due, new: fresh }) => kind !== 'note' && due + fresh > 0);

  if (cards > 0) {
    return (
      <section className={classes.due} aria-label="Today">
        <span className={`${classes.number} figures`}>{numberText(cards)}</span>
        <div>
          <Title order={2}>{cards === 1 ? 'card today' : 'cards today'}</Title>
          <p>{sizeText(cards, requested.length)}</p>
        </div>
        <ButtonLink to={reviewAddress({})} className={classes.action}>
          Review all
        </ButtonLink>
      </section>
    );
  }
  if (all.total === 0) {
    return (
      <section className={classes.due} aria-label="Today">
        <span className={`${classes.number} figures`} aria-hidden>
          {numberText(all.drafts)}
        </span>
        <div>
          <Title order={2}>
            <VisuallyHidden>{numberText(all.drafts)} </VisuallyHidden>new cards to look through
          </Title>
          <p>We ask you the cards that you keep.</p>
        </div>
        <ButtonLink to={links.makeFlashcards()} className={classes.action}>
          Look through them
        </ButtonLink>
      </section>
    );
  }
  const reviews = forecast?.today.reviews ?? 0;
  const back = comeBackText(forecast?.next_at ?? null, now, zone);
  return (
    <section className={classes.due} aria-label="Today">
      <span className={classes.rest}>
        <IconCheck size={44} stroke={2} aria-hidden />
      </span>
      <div>
        <Title order={2}>Nothing due</Title>
        <p>
          {reviews > 0 && `${counted(reviews, 'review')} today. `}
          {back === null
            ? 'All of your cards are suspended, or not looked through yet.'
            : `Come back ${back}.`}
        </p>
      </div>
      <ButtonLink to={reviewAddress({}, 'just_practise')} variant="default" className={classes.action}>
        Just practise
      </ButtonLink>
    </section>
  );
}

const narrowings = [
  ['', 'All'],
  ['due', 'Due'],
  ['new', 'New'],
] as const;

function FoundDecks({ decks }: { decks: readonly Deck[] }) {
  const { read, choose } = useListState();
  const search = read('search').toLowerCase();
  const only = read('only');
  const found = decks.filter(
    (deck) =>
      deck.title.toLowerCase().includes(search) &&
      (only !== 'due' || deck.due > 0) &&
      (only !== 'new' || deck.new + deck.drafts > 0),
  );
  const wovenOf = ({ cloth, id }: Deck) => cloth ?? clothOfId(id);
  const notes = found.filter(({ kind }) => kind === 'note');

  return (
    <>
      {decks.length > seenAtOnce && (
        <>
          <SearchField
            label="Search decks"
            value={read('search')}
            onSearch={(typedText) => choose({ search: typedText })}
          />
          <Chips
            label="Which decks"
            options={narrowings}
            value={only}
            onChange={(value) => choose({ only: value })}
          />
        </>
      )}
      <DeckList
        decks={found.filter(({ kind }) => kind !== 'note').toSorted((one, other) => other.due - one.due)}
        wovenOf={wovenOf}
      />
      {found.length === 0 && <Text c="dimmed">No decks match.</Text>}
      {notes.length > 0 && (
        <section aria-label="By note">
          <Title order={2} size="h3" mb="8px">
            By note
          </Title>
          <NoteDecks decks={notes} wovenOf={wovenOf} />
        </section>
      )}
    </>
  );
}

function MakeMore({ write }: { write: ReactNode }) {
  return (
    <Panel>
      <Group justify="space-between" gap="4px 12px">
        <div>
          <Title order={2} size="h3">
            Make more cards
          </Title>
          <Allowance kind="flashcard" />
        </div>
        <Group gap="4px 16px">
          <TextLink to={links.makeFlashcards()}>Choose a note</TextLink>
          {write}
        </Group>
      </Group>
    </Panel>
  );
}
