import type { Deck } from '@akada/contract/material/cards.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cardSettingsQuery, decksQuery, forecastQuery } from '../../../features/cards/api.ts';
import { ExportButton } from '../../../features/cards/export/export-button.tsx';
import { ShareTool } from '../../../features/sharing/share-tool.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { keysUnder } from '../../../lib/device/device-storage.ts';
import { useOnline } from '../../../lib/device/page-state.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { waitingPrefix } from '../../../lib/session/unsent-answers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { isAwaited } from '../../../ui/feedback/pending.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { StoredWork } from '../stored-work.tsx';
import { FirstCards } from './first-cards.tsx';
import { fetchOfflineCode } from './offline-code.ts';
import { TodaysCards } from './todays-cards.tsx';

const cardList = lazyComponent(async () => (await import('./all-cards.tsx')).AllCards);
const storedPanel = lazyComponent(
  async () => (await import('../../../features/cards/stored/stored-panel.tsx')).StoredPanel,
);
const settingsForm = lazyComponent(
  async () => (await import('../../../features/cards/home/card-settings-form.tsx')).CardSettingsForm,
);
const cardEditor = lazyComponent(async () => (await import('./card-editor-layer.tsx')).CardEditorLayer);

const views = [
  ['', 'Decks'],
  ['cards', 'All cards'],
  ['settings', 'Settings'],
] as const;

/** The home of flashcards: due cards, the decks, and every card. */
export function Component() {
  const { read, set } = useListAddress();
  const view = read('show');
  const choose = (show: string) => set({ show, write: '' });

  return (
    <Page title="Flashcards">
      <Stack data-in-order="column">
        <Views value={views.some(([name]) => name === view) ? view : ''} onChange={choose} />
        {view === 'cards' ? (
          <Lazy
            of={cardList}
            props={{ empty: <FirstCards onWrite={() => set({ write: '1' })} /> }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="your cards" error={error} onRetry={retry} />}
          />
        ) : view === 'settings' ? (
          <Settings />
        ) : (
          <Decks onWrite={() => set({ write: '1' })} />
        )}
      </Stack>
      {read('write') !== '' && (
        <Lazy
          of={cardEditor}
          props={{ card: null, onClose: () => set({ write: '' }) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
    </Page>
  );
}

function Views({ value, onChange }: { value: string; onChange: (view: string) => void }) {
  const { data } = useQuery(decksQuery(useZone()));
  const isEmpty = data !== undefined && data.items.length === 0;

  // The first day has a single task, so other parts stay hidden.
  if (isEmpty && value === '') return null;
  return <Chips label="Show" options={views} value={value} onChange={onChange} />;
}

function Decks({ onWrite }: { onWrite: () => void }) {
  const zone = useZone();
  const query = decksQuery(zone);
  const decks = useQuery(query);
  const { data, error, refetch } = decks;
  const isOnline = useOnline();
  const { id: userId } = useAccount();
  const hasWaitingCards = keysUnder(waitingPrefix('cards.new', userId)).length > 0;
  // They decide how many cards are due today, which is not shown twice.
  const others = [useQuery(forecastQuery({}, zone)), useQuery(cardSettingsQuery)];

  if (data === undefined || others.some(isAwaited)) {
    return (
      <>
        <StoredWork asked={[decks]} />
        {(error !== null || !isOnline) && <StoredDecks />}
        {error === null ? (
          <Waiting what="your decks" queries={[query.queryKey]}>
            <CardsShape cards={3} />
          </Waiting>
        ) : (
          <LoadFault what="your decks" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  if (data.items.length === 0) {
    return (
      <>
        {hasWaitingCards && <StoredDecks />}
        <FirstCards onWrite={onWrite} />
      </>
    );
  }
  return (
    <TodaysCards
      decks={data}
      storedDecks={<StoredDecks />}
      write={
        <Group gap="8px">
          <Button variant="subtle" px={0} onClick={onWrite}>
            Write a card
          </Button>
          <TextLink to={links.importFlashcards()}>Import</TextLink>
          <ExportButton deck={{}} />
          <ShareTool label="Share a deck" subjects={data.items.flatMap(sharedDeck)} />
        </Group>
      }
    />
  );
}

function StoredDecks() {
  return (
    <Lazy
      of={storedPanel}
      props={{ onStored: fetchOfflineCode }}
      waiting={<CardsShape cards={1} />}
      fault={(error, retry) => <CodeFault what="the decks on this device" error={error} onRetry={retry} />}
    />
  );
}

/** A deck with only new cards has nothing to share yet. */
const sharedDeck = ({ id, title, total }: Deck) =>
  total === 0 ? [] : [{ kind: 'deck' as const, subject_id: id, title }];

function Settings() {
  const { data, error, refetch } = useQuery(cardSettingsQuery);

  return (
    <Panel maw={640}>
      {error && data === undefined && (
        <LoadFault what="your settings" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Waiting what="your settings" queries={[cardSettingsQuery.queryKey]}>
          <CardsShape cards={1} />
        </Waiting>
      )}
      {data && (
        <Lazy
          of={settingsForm}
          props={{ settings: data }}
          waiting={<PageLoading />}
          fault={(error, retry) => <CodeFault what="the settings" error={error} onRetry={retry} />}
        />
      )}
    </Panel>
  );
}
