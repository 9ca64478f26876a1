import type { Bookmark } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import rows from '../../../ui/page/rows.module.css';
import { bookmarksPageSize, bookmarksQuery } from '../practice-api.ts';
import { BookmarkButton } from './bookmark-button.tsx';

export function BookmarkList() {
  const { page, turn } = useListAddress();
  const query = bookmarksQuery(page);
  const { data, error, refetch } = useQuery(query);

  if (error && data === undefined)
    return <LoadFault what="your bookmarks" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="your bookmarks" queries={[query.queryKey]}>
        <RowsShape rows={4} lines={2} hasButton />
      </Waiting>
    );
  }
  if (data.items.length === 0) return <NoBookmarks />;
  return (
    <Panel maw={760}>
      <ButtonLink to={links.practiceGenerated({ only: 'bookmarked' })} mb="sm">
        Practise these
      </ButtonLink>
      <ul className={rows.list} aria-label="Bookmarks">
        {data.items.map((bookmark) => (
          <BookmarkRow key={bookmark.question_id} bookmark={bookmark} />
        ))}
      </ul>
      <PageTurner
        {...{ page, total: data.total, pageSize: bookmarksPageSize, what: 'bookmark' }}
        onTurn={turn}
      />
    </Panel>
  );
}

/** One that is removed stays in the list until the next visit: a second press takes that back. */
function BookmarkRow({ bookmark }: { bookmark: Bookmark }) {
  const { question_id, stem, stem_content, topic, source, marked_at } = bookmark;
  const timeZone = useTimeZone();
  const [isMarked, setMarked] = useState(true);
  const facts = [source?.title, topic, `marked on ${dayText(marked_at, timeZone)}`];

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Text fw={600} component="div">
          <ContentOptions value={inRow}>
            <LineText text={stem} tree={stem_content} />
          </ContentOptions>
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {isMarked ? facts.filter(Boolean).join(' · ') : 'No longer bookmarked'}
        </Text>
      </div>
      <BookmarkButton questionId={question_id} name={stem} isMarked={isMarked} onChange={setMarked} />
    </li>
  );
}

function NoBookmarks() {
  return (
    <Empty title="No bookmarks yet" action={<ButtonLink to={links.practiceHome()}>Practise</ButtonLink>}>
      Bookmark a question while you practise, and it stands here.
    </Empty>
  );
}
