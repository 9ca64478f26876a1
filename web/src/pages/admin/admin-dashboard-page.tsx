import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../features/admin/api.ts';
import { OverviewSections } from '../../features/admin/overview-sections.tsx';
import { WaitingTutors } from '../../features/admin/tutor-applications.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { FloatingAssistant } from '../member/assistant/floating-assistant.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(overviewQuery);

  return (
    <Page title="Dashboard">
      <Stack>
        <Section title="Tutors who wait for approval">
          <WaitingTutors />
        </Section>
        {error && <LoadFault what="the overview" error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && (
          <Waiting what="the overview" queries={[overviewQuery.queryKey]}>
            <CardsShape cards={3} />
          </Waiting>
        )}
        {data && <OverviewSections overview={data} />}
      </Stack>
      <FloatingAssistant />
    </Page>
  );
}
