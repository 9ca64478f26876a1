import type { Card } from '@akada/contract/material/cards.ts';
import { listDoubles } from '@akada/contract/material/flashcards/card-bulk.ts';
import { Button, Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Overlay } from '../../../ui/layers/overlay.tsx';
import { RowFacts } from '../../../ui/list/row-text.tsx';
import { standingText } from './card-words.ts';
import classes from './list.module.css';
import { useBulk } from './use-bulk.ts';

const doublesQuery = queryOptions({
  queryKey: ['cards', 'doubles'],
  queryFn: ({ signal }) => call(listDoubles, { signal }),
  meta: changedBy('card'),
});

/** Cards that ask the same, group by group, with a button that merges each. */
export function Doubles({ onClose }: { onClose: () => void }) {
  return (
    <Overlay position="right" title="Doubles" onClose={onClose}>
      <Loaded what="your doubles" query={doublesQuery} shape={<RowsShape rows={3} lines={2} />}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Text c="dimmed">No two of your cards ask the same.</Text>
          ) : (
            <div>
              {groups.map(({ cards }) => (
                <DoubleGroup key={cards[0]?.id} cards={cards} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Overlay>
  );
}

function DoubleGroup({ cards }: { cards: readonly Card[] }) {
  const bulk = useBulk();
  const [first] = cards;
  if (!first) return null;
  const merge = () =>
    bulk.mutate({
      change: { action: 'merge', ids: cards.map(({ id }) => id) },
      done: () => 'The cards are merged. The best known one stays.',
    });

  return (
    <ContentOptions value={inRow}>
      <section className={classes.group}>
        <strong>
          <LineText text={first.front} tree={first.content?.front} />
        </strong>
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <LineText text={card.back} tree={card.content?.back} />
              <RowFacts>{standingText(card)}</RowFacts>
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="default"
            aria-label={`Merge: ${first.front}`}
            disabled={bulk.isPending}
            onClick={merge}
          >
            Merge into the best known
          </Button>
        </div>
      </section>
    </ContentOptions>
  );
}
