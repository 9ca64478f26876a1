import { links } from '@akada/core/links/links.ts';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { receivedListQuery, sharesQuery } from './api.ts';
import { copyText, kindNames, partsText } from './words.ts';

/**
 * The shares from other people and the user's own shares.
 *
 * @param children other shared items, above both lists
 */
export function SharesLists({ children }: { children: ReactNode }) {
  const received = useListState();
  const ownListAddress = useListState();

  return (
    <Stack mt="md">
      {children}
      <Title order={2} size="h3">
        Shared with you
      </Title>
      <ResourceList
        what="what is shared with you"
        one="thing"
        label="Shared with you"
        query={receivedListQuery(received.page)}
        address={received}
        shape={{ rows: 2 }}
        empty={<Text c="dimmed">Nothing yet. Ask a classmate for a link to their cards.</Text>}
        idOf={({ id }) => id}
        row={(share) => (
          <RowText
            cover={<Cover of={share.cloth} size={56} />}
            title={share.title || kindNames[share.kind]}
            to={links.share(share.id)}
          >
            <RowFacts>
              {[
                share.owner_name,
                share.ended === null ? partsText(share) : null,
                share.state === 'invited' ? 'Waits for your answer' : copyText(share),
                share.ended === null ? null : 'Can no longer be read',
              ]
                .filter(Boolean)
                .join(' · ')}
            </RowFacts>
          </RowText>
        )}
      />
      <Title order={2} size="h3">
        Shared by you
      </Title>
      <ResourceList
        what="what you share"
        one="thing"
        label="Shared by you"
        query={sharesQuery(ownListAddress.page)}
        address={ownListAddress}
        shape={{ rows: 2 }}
        empty={<Text c="dimmed">Nothing yet. Open a set, a deck, a guide or a note, and choose Share.</Text>}
        idOf={({ id }) => id}
        row={(share) => (
          <RowText
            cover={<Cover of={share.cloth} size={56} />}
            title={share.title}
            to={links.share(share.id)}
          >
            <RowFacts>
              {`${partsText(share)} · ${share.accepted} accepted${share.waiting > 0 ? ` · ${share.waiting} not answered` : ''}`}
            </RowFacts>
          </RowText>
        )}
      />
    </Stack>
  );
}
