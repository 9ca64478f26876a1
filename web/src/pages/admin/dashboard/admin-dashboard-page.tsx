import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../features/admin/api.ts';
import { parts } from '../../../features/admin/waiting-words.ts';
import { NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Section } from '../../../ui/page/panel.tsx';
import { WhatWaits } from './what-waits.tsx';

// What has waited longest does not wait for them.
const overviewSides = lazyComponent(async () => (await import('./overview-sides.tsx')).OverviewSides);
const waitingTutors = lazyComponent(
  async () => (await import('../../../features/admin/tutor-applications.tsx')).WaitingTutors,
);

/** What an administrator does next, and how the place is. */
export function Component() {
  const zone = useZone();
  // What fails is said once, where the next step would be.
  const { data } = useQuery(overviewQuery);

  return (
    <Page title="Dashboard">
      <Stack>
        <Greeting now={Date.now()} zone={zone} minutes={null} />
        <Columns
          main={
            <>
              <Loaded what="the overview" query={overviewQuery} shape={<NextStepShape />}>
                {({ waiting }) => <WhatWaits waiting={waiting} />}
              </Loaded>
              <div id={parts.tutors}>
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
              </div>
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
      </Stack>
    </Page>
  );
}
