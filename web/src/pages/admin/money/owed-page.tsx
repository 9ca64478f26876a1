import { MoneyNav } from '../../../features/admin/money/money-nav.tsx';
import { OwedFile, OwedTutors } from '../../../features/admin/money/owed-tutors.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What is owed to tutors, until transfers are built. */
export function Component() {
  return (
    <Page title="Owed to tutors" action={<OwedFile />}>
      <MoneyNav />
      <OwedTutors />
    </Page>
  );
}
