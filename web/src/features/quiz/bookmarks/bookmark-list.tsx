import type { Bookmark } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { useState } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ContentOptions, inRow } from '../../../ui/content/content-options.ts';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { bookmarksQuery } from '../practice-api.ts';
import { BookmarkButton } from './bookmark-button.tsx';

export function BookmarkList() {
  const address = useListAddress();

  return (
    <ResourceList
      what="your bookmarks"
      one="bookmark"
      label="Bookmarks"
      address={address}
      query={bookmarksQuery(address.page)}
      shape={{ rows: 4, lines: 2, hasButton: true }}
      empty={<NoBookmarks />}
      above={() => (
        <ButtonLink to={links.practiceGenerated({ only: 'bookmarked' })} mb="sm">
          Practise these
        </ButtonLink>
      )}
      idOf={({ question_id }) => question_id}
      row={(bookmark) => <BookmarkRow bookmark={bookmark} />}
    />
  );
}

/** A removed bookmark stays in the list until the next visit: a second press restores it. */
function BookmarkRow({ bookmark }: { bookmark: Bookmark }) {
  const { question_id, stem, stem_content, topic, source, marked_at } = bookmark;
  const timeZone = useTimeZone();
  const [isMarked, setMarked] = useState(true);
  const facts = [source?.title, topic, `bookmarked on ${dayText(marked_at, timeZone)}`];

  return (
    <>
      <RowText
        title={
          <ContentOptions value={inRow}>
            <LineText text={stem} tree={stem_content} />
          </ContentOptions>
        }
      >
        <RowFacts>{isMarked ? facts.filter(Boolean).join(' · ') : 'No longer bookmarked'}</RowFacts>
      </RowText>
      <BookmarkButton questionId={question_id} name={stem} isMarked={isMarked} onChange={setMarked} />
    </>
  );
}

function NoBookmarks() {
  return (
    <Empty title="No bookmarks yet" action={<ButtonLink to={links.practiceHome()}>Practise</ButtonLink>}>
      Bookmark a question while you practise, and you will find it here.
    </Empty>
  );
}
