import { MoneyNav } from '../../../features/admin/area-nav.tsx';
import { PaymentsList } from '../../../features/admin/money/payments-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What people have paid, or begun to pay. */
export function Component() {
  return (
    <Page title="Payments">
      <MoneyNav />
      <PaymentsList />
    </Page>
  );
}
