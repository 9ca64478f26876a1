import { MoneyNav } from '../../../features/admin/area-nav.tsx';
import { PaymentsList } from '../../../features/admin/money/payments-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Payments that people have made or started. */
export function Component() {
  return (
    <Page title="Payments">
      <MoneyNav />
      <PaymentsList />
    </Page>
  );
}
