import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../features/admin/api.ts';
import { NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';
import { useWaitingGroup, WhatWaits } from './what-waits.tsx';

// Loads later, so that the longest waiting tasks appear first.
const overviewSides = lazyComponent(async () => (await import('./overview-sides.tsx')).OverviewSides);
const waitingTutors = lazyComponent(
  async () => (await import('../../../features/admin/tutor-applications.tsx')).WaitingTutors,
);

const firstStepsLeft = lazyComponent(
  async () => (await import('../../../features/installation/first-steps-left.tsx')).FirstStepsLeft,
);

const reportedReviews = lazyComponent(
  async () => (await import('../../../features/admin/reported-reviews.tsx')).ReportedReviews,
);

/** The next tasks of an administrator, and the state of the platform. */
export function Component() {
  const group = useWaitingGroup();
  // A failure is shown once, in the position of the next step.
  const { data } = useQuery(overviewQuery);

  return (
    <Page title="Dashboard">
      <div data-greeted>
        <Columns
          main={
            <>
              <Lazy of={firstStepsLeft} props={{}} waiting={null} fault={() => null} />
              <Loaded what="the overview" query={overviewQuery} shape={<NextStepShape />}>
                {(overview) => <WhatWaits overview={overview} />}
              </Loaded>
              {group === 'tutors' && (
                <Section title="Tutors waiting for approval">
                  <Lazy
                    of={waitingTutors}
                    props={{}}
                    waiting={<RowsShape rows={2} lines={2} hasButton />}
                    fault={(error, retry) => (
                      <CodeFault what="the tutors who wait" error={error} onRetry={retry} />
                    )}
                  />
                </Section>
              )}
              {group === 'reports' && (
                <Section title="Reported reviews">
                  <Lazy
                    of={reportedReviews}
                    props={{}}
                    waiting={<RowsShape rows={2} lines={2} hasButton />}
                    fault={(error, retry) => (
                      <CodeFault what="the reported reviews" error={error} onRetry={retry} />
                    )}
                  />
                </Section>
              )}
            </>
          }
          side={
            data && (
              <Lazy
                of={overviewSides}
                props={{ overview: data }}
                waiting={null}
                fault={(error, retry) => (
                  <CodeFault what="the rest of your dashboard" error={error} onRetry={retry} />
                )}
              />
            )
          }
        />
      </div>
    </Page>
  );
}
