import { HistoryList } from '../../../features/quiz/history/history-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page title="Practice history" subtitle="What you answered, the last one first.">
      <HistoryList />
    </Page>
  );
}
