import type { PassageSummary } from '@akada/contract/material/passages.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ButtonLink, Link } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { passagesPageSize, passagesQuery } from './api.ts';

/** Passages of one's own, searched and turned by the address. */
export function PassageList() {
  const { read, page, choose, turn } = useListAddress();
  const search = read('search');
  const query = passagesQuery(search, page);
  const { data, error, refetch } = useQuery(query);

  return (
    <>
      <div className={rows.filters}>
        <SearchField label="Find a passage" value={search} onSearch={(typed) => choose({ search: typed })} />
      </div>
      {error && <LoadFault what="the passages" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the passages" queries={[query.queryKey]}>
          <RowsShape rows={3} lines={2} />
        </Waiting>
      )}
      {data?.items.length === 0 && <NoPassages isSearched={search !== ''} />}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Passages">
          {data.items.map((passage) => (
            <PassageRow key={passage.id} passage={passage} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > passagesPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: passagesPageSize, what: 'passage' }}
          onTurn={turn}
        />
      )}
    </>
  );
}

function PassageRow({ passage }: { passage: PassageSummary }) {
  const { id, title, excerpt, excerpt_content, question_count } = passage;
  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Anchor component={Link} to={links.passage(id)} fw={600} display="inline-block" py={10}>
          {title === '' ? 'Without title' : title}
        </Anchor>
        <ContentOptions value={inRow}>
          <Text component="div" c="dimmed" size="sm" lineClamp={excerpt_content === null ? 2 : undefined}>
            <LineText text={excerpt} tree={excerpt_content} />
          </Text>
        </ContentOptions>
        <Text size="sm">{counted(question_count, 'question')}</Text>
      </div>
    </li>
  );
}

function NoPassages({ isSearched }: { isSearched: boolean }) {
  if (isSearched) return <Text c="dimmed">No passage has such words.</Text>;

  return (
    <Empty title="No passages yet" action={<ButtonLink to={links.newPassage()}>Write a passage</ButtonLink>}>
      A passage is a text or a picture that several questions are about. They stay together and in their
      order.
    </Empty>
  );
}
