import { links } from '@akada/core/links/links.ts';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { ApprovalNotice } from '../../../features/tutors/approval-notice.tsx';
import { FirstSteps } from '../../../features/tutors/first-steps/first-steps.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { tutorProfileQuery } from '../../../lib/session/own-tutor-profile.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PartBoundary } from '../../../ui/feedback/fault-boundary.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns } from '../../../ui/page/panel.tsx';
import { TutorsWork } from './tutors-work.tsx';

// Loads later, so that the tasks do not wait for it.
const sideParts = lazyComponent(async () => (await import('./tutor-side-parts.tsx')).TutorSideParts);

export function Component() {
  const { id } = useAccount();
  const { data: profile } = useQuery(tutorProfileQuery);
  const zone = useZone();

  return (
    <Page title="Dashboard">
      <Stack data-in-order="column" data-greeted>
        <Group justify="space-between">
          <Greeting now={Date.now()} zone={zone} minutes={null} />
          <Group gap={8} visibleFrom="sm">
            <ButtonLink to={links.weeklyHours()} variant="default">
              Weekly hours
            </ButtonLink>
            <ButtonLink to={links.newCourse()} variant="default">
              Create course
            </ButtonLink>
          </Group>
        </Group>
        <Approval />
        <Columns
          main={
            <PartBoundary what="your sessions">
              <FirstSteps userId={id} profile={profile}>
                <TutorsWork />
              </FirstSteps>
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
      </Stack>
    </Page>
  );
}

function Approval() {
  const { data, error, refetch } = useQuery(tutorProfileQuery);

  if (error && data === undefined)
    return <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="your profile" queries={[tutorProfileQuery.queryKey]}>
        <CardsShape cards={1} />
      </Waiting>
    );
  }
  if (data === null) {
    return (
      <Notice
        kind="info"
        actions={<ButtonLink to={links.completeTutorProfile()}>Make a tutor profile</ButtonLink>}
      >
        There is no tutor profile yet.
      </Notice>
    );
  }
  // An approved profile needs no daily notice.
  if (data.state === 'approved' && data.revision === null && data.hidden_at === null) return null;
  return <ApprovalNotice profile={data} leadsToProfile />;
}
