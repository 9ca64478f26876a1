import type { Card } from '@akada/contract/material/cards.ts';
import { cardStandings } from '@akada/core/cards/card-rules.ts';
import { links } from '@akada/core/links/links.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { type Icon, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { getNarrowing, useSelection } from '../../../lib/address/use-selection.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { sayRefusal, useDeletion } from '../../../lib/query/deletion.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { useChoosing } from '../../../ui/list/choosing.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { cardsQuery, decksQuery, deletableCard, deletedCardsQuery, useCardStanding } from '../api.ts';
import { ExportButton } from '../export/export-button.tsx';
import { cardFilters, dueText, flagNames, frontText, standingText } from './card-words.ts';
import { ChosenCards } from './chosen-cards.tsx';
import { DeckChoiceField } from './deck-choice-field.tsx';
import classes from './list.module.css';
import { SearchHelp } from './search-help.tsx';

const doubles = lazyComponent(async () => (await import('./doubles.tsx')).Doubles);

interface CardListProps {
  empty: ReactNode;
  /** Renders the editor of a card. */
  editor: (card: Card, onClose: () => void) => ReactNode;
}

/** All cards, with filters and with actions for each. */
export function CardList({ empty, editor }: CardListProps) {
  const address = useListAddress();
  const zone = useZone();
  const { data: decks } = useQuery(decksQuery(zone));
  const [edited, setEdited] = useState<Card | null>(null);
  const [seesDoubles, setSeeingDoubles] = useState(false);
  const { read, page, after } = address;
  const state = readOneOf(address, 'state', cardStandings);
  const input = {
    search: read('search'),
    tag: read('tag'),
    course_id: read('course_id'),
    deck_id: read('deck_id'),
    deck: read('deck'),
  };
  const filter = {
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '')),
    ...(state !== undefined && { state }),
    zone,
  };
  const selection = useSelection(address);
  const choosing = useChoosing({ one: 'card', selection, bulk: <ChosenCards selection={selection} /> });
  const narrowing = getNarrowing(address);

  return (
    <>
      <ResourceList
        what="your cards"
        one="card"
        label="Cards"
        address={address}
        empty={empty}
        continuesAfterItem
        query={cardsQuery(filter, page, after)}
        filters={
          <>
            <ListFilters address={narrowing} search="Search" filters={cardFilters(decks?.tags ?? [])}>
              <DeckChoiceField
                address={narrowing}
                decks={decks?.items ?? []}
                ownDecks={decks?.own_decks ?? []}
              />
            </ListFilters>
            <SearchHelp address={narrowing} />
          </>
        }
        choosing={choosing}
        above={() => (
          <Group gap="16px">
            <Button variant="subtle" px={0} onClick={() => setSeeingDoubles(true)}>
              Find doubles
            </Button>
            <TextLink to={links.importFlashcards()}>Import</TextLink>
            <ExportButton deck={{ course_id: input.course_id, deck_id: input.deck_id, deck: input.deck }} />
          </Group>
        )}
        narrowedBy={['search', 'state', 'tag', 'course_id', 'deck_id', 'deck']}
        noneFound="None of your cards match."
        shape={{ rows: 6, lines: 2, hasButton: true }}
        idOf={({ id }) => id}
        row={(card) => <CardRow card={card} />}
        actions={(card) => <RowTools card={card} onEdit={() => setEdited(card)} />}
      />
      <RestorableList
        query={deletedCardsQuery}
        of={deletableCard}
        nameOf={({ front }) => front || 'A picture'}
      />
      {edited !== null && editor(edited, () => setEdited(null))}
      {seesDoubles && (
        <Lazy
          of={doubles}
          props={{ onClose: () => setSeeingDoubles(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="your doubles" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}

function CardRow({ card }: { card: Card }) {
  const { kind, back, content, tags, flag, deck, note_title, course, course_name } = card;
  const today = localDay(Date.now(), useZone());
  const facts = [
    standingText(card),
    dueText(card, today),
    deck,
    course?.name ?? course_name,
    note_title,
    ...tags.map((tag) => `#${tag}`),
  ];

  return (
    <ContentOptions value={inRow}>
      <RowText
        cover={
          flag > 0 && (
            <span
              className={classes.flag}
              data-flag={flag}
              role="img"
              aria-label={`${flagNames[flag]} flag`}
            />
          )
        }
        title={<LineText text={frontText(card)} tree={content?.front} />}
      >
        {kind !== 'cloze' && (
          <div>
            <LineText text={back} tree={content?.back} />
          </div>
        )}
        <RowFacts>{facts.filter(Boolean).join(' · ')}</RowFacts>
      </RowText>
    </ContentOptions>
  );
}

function RowTools({ card, onEdit }: { card: Card; onEdit: () => void }) {
  const standing = useCardStanding(useZone());
  const deletion = useDeletion(deletableCard);
  const { id, suspended } = card;
  const front = frontText(card);
  const tools: [name: string, Picture: Icon, run: () => void][] = [
    ['Edit', IconPencil, onEdit],
    [
      suspended ? 'Ask again' : 'Suspend',
      suspended ? IconPlayerPlay : IconPlayerPause,
      () => standing.mutate({ id, suspended: !suspended }),
    ],
    ['Delete', IconTrash, () => deletion.mutate({ id }, sayRefusal)],
  ];

  return (
    <Group gap={0} wrap="nowrap">
      {tools.map(([name, Picture, run]) => (
        <ActionIcon key={name} color="gray" c="dimmed" aria-label={`${name}: ${front}`} onClick={run}>
          <Picture size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
