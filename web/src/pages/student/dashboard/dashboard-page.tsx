import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns } from '../../../ui/page/panel.tsx';
import { TodaysWork } from './todays-work.tsx';

// Loads later, so that the next step does not wait for it.
const sideParts = lazyComponent(async () => (await import('./side-parts.tsx')).SideParts);

export function Component() {
  return (
    <Page title="Dashboard">
      <div data-greeted>
        <Columns
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
      </div>
    </Page>
  );
}
