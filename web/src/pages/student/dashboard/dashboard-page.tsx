import { DashboardLayout } from '../../../features/dashboard/dashboard-parts.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TodaysWork } from './todays-work.tsx';

// The next step does not wait for it.
const sideParts = lazyComponent(async () => (await import('./side-parts.tsx')).SideParts);

export function Component() {
  return (
    <Page title="Dashboard">
      <DashboardLayout
        main={
          <PartBoundary what="your next step">
            <TodaysWork />
          </PartBoundary>
        }
        side={
          <Lazy
            of={sideParts}
            props={{}}
            waiting={null}
            fault={(error, retry) => (
              <CodeFault what="the rest of your dashboard" error={error} onRetry={retry} />
            )}
          />
        }
      />
    </Page>
  );
}
