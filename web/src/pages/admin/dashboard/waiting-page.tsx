import { WaitingQueue } from '../../../features/admin/waiting/waiting-queue.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Everything that waits for an administrator. */
export function Component() {
  return (
    <Page
      title="Waiting"
      subtitle="The longest wait comes first. Each row leads to the place where you decide."
    >
      <WaitingQueue />
    </Page>
  );
}
