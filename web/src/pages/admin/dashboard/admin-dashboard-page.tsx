import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../features/admin/api.ts';
import { WaitingTutors } from '../../../features/admin/tutor-applications.tsx';
import { parts } from '../../../features/admin/waiting-words.ts';
import { FloatingAssistant } from '../../../features/assistant/drawer/floating-assistant.tsx';
import { DashboardLayout, NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { OverviewSides } from './overview-sides.tsx';
import { WhatWaits } from './what-waits.tsx';

// Of the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../../features/language-model/model-consent.tsx')).ModelConsent,
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
        <DashboardLayout
          main={
            <>
              <Loaded what="the overview" query={overviewQuery} shape={<NextStepShape />}>
                {({ waiting }) => <WhatWaits waiting={waiting} />}
              </Loaded>
              <div id={parts.tutors}>
                <Section title="Tutors who wait for approval">
                  <WaitingTutors />
                </Section>
              </div>
            </>
          }
          side={data && <OverviewSides overview={data} />}
        />
      </Stack>
      <FloatingAssistant consent={modelConsent} />
    </Page>
  );
}
