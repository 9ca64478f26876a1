import { CaseList } from '../../../features/rights/case-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Copyright reports that wait for a decision, and the decided ones. */
export function Component() {
  return (
    <Page title="Copyright" subtitle="What is taken down waits here. Your decision is told to both sides.">
      <CaseList />
    </Page>
  );
}
