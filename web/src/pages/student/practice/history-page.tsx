import { HistoryList } from '../../../features/quiz/history/history-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page title="Practice history" subtitle="Your answers, the latest first.">
      <HistoryList />
    </Page>
  );
}
