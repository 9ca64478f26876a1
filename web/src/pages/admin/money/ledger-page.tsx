import { LedgerView } from '../../../features/admin/money/ledger-view.tsx';
import { MoneyNav } from '../../../features/admin/money/money-nav.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The accounts of the platform, with each row. */
export function Component() {
  return (
    <Page title="Ledger">
      <MoneyNav />
      <LedgerView />
    </Page>
  );
}
