import type { PassageSummary } from '@akada/contract/material/passages.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { passagesQuery } from './api.ts';

/** The user's passages; the address holds the search and the page. */
export function PassageList() {
  const address = useListAddress();

  return (
    <ResourceList
      what="the passages"
      one="passage"
      label="Passages"
      address={address}
      query={passagesQuery(address.read('search'), address.page)}
      filters={<ListFilters address={address} search="Find a passage" />}
      shape={{ rows: 3, lines: 2 }}
      empty={<NoPassages />}
      noneFound="No passage has these words."
      idOf={({ id }) => id}
      row={(passage) => <PassageRow passage={passage} />}
    />
  );
}

function PassageRow({ passage }: { passage: PassageSummary }) {
  const { id, title, excerpt, excerpt_content, question_count } = passage;
  return (
    <RowText title={title === '' ? 'Without title' : title} to={links.passage(id)}>
      <ContentOptions value={inRow}>
        <Text component="div" c="dimmed" size="sm" lineClamp={excerpt_content === null ? 2 : undefined}>
          <LineText text={excerpt} tree={excerpt_content} />
        </Text>
      </ContentOptions>
      <Text size="sm">{counted(question_count, 'question')}</Text>
    </RowText>
  );
}

function NoPassages() {
  return (
    <Empty title="No passages yet" action={<ButtonLink to={links.newPassage()}>Write a passage</ButtonLink>}>
      A passage is a text or a picture that several questions are about. They stay together and in their
      order.
    </Empty>
  );
}
