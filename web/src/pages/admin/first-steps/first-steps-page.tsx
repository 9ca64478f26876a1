import { FirstSteps } from '../../../features/installation/first-steps.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Leads an administrator from an empty installation to a class that studies. */
export function Component() {
  return (
    <Page title="First steps">
      <FirstSteps />
    </Page>
  );
}
