import { MoneyNav } from '../../../features/admin/money/money-nav.tsx';
import { UnmatchedList } from '../../../features/admin/money/unmatched-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Money that fits no payment, and what was decided of it. */
export function Component() {
  return (
    <Page title="Unmatched money">
      <MoneyNav />
      <UnmatchedList />
    </Page>
  );
}
