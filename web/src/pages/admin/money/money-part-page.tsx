import { useParams } from 'react-router';
import { MoneyNav } from '../../../features/admin/area-nav.tsx';
import { GroupInvoices } from '../../../features/admin/money/group-invoices.tsx';
import { LedgerView } from '../../../features/admin/money/ledger-view.tsx';
import { OwedFile, OwedTutors } from '../../../features/admin/money/owed-tutors.tsx';
import { UnmatchedList } from '../../../features/admin/money/unmatched-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/**
 * Unmatched money, debts to tutors, or the ledger: one page, because each row of the route table weighs on
 * every page.
 */
export function Component() {
  const { part } = useParams();

  if (part === 'tutors') {
    return (
      <Page title="Owed to tutors" action={<OwedFile />}>
        <MoneyNav />
        <OwedTutors />
      </Page>
    );
  }
  if (part === 'groups') {
    return (
      <Page title="Classes and schools">
        <MoneyNav />
        <GroupInvoices />
      </Page>
    );
  }
  const isLedger = part === 'ledger';
  return (
    <Page title={isLedger ? 'Ledger' : 'Unmatched money'}>
      <MoneyNav />
      {isLedger ? <LedgerView /> : <UnmatchedList />}
    </Page>
  );
}
