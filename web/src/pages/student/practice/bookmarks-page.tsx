import { BookmarkList } from '../../../features/quiz/bookmarks/bookmark-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page title="Bookmarks" subtitle="Questions that you bookmarked.">
      <BookmarkList />
    </Page>
  );
}
