import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../features/admin/api.ts';
import { OverviewSections } from '../../features/admin/overview-sections.tsx';
import { WaitingTutors } from '../../features/admin/tutor-applications.tsx';
import { FloatingAssistant } from '../../features/assistant/drawer/floating-assistant.tsx';
import { lazyComponent } from '../../lib/lazy/lazy.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/panel.tsx';

// Of the first question to the assistant.
const modelConsent = lazyComponent(
  async () => (await import('../../features/language-model/model-consent.tsx')).ModelConsent,
);

export function Component() {
  const { data, error, refetch } = useQuery(overviewQuery);

  return (
    <Page
      title="Dashboard"
      action={
        <ButtonLink to={links.adminMoney()} variant="default">
          Money
        </ButtonLink>
      }
    >
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
      <FloatingAssistant consent={modelConsent} />
    </Page>
  );
}
