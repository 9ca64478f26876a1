import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FloatingAssistant } from '../../features/assistant/drawer/floating-assistant.tsx';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { ApprovalNotice } from '../../features/tutors/approval-notice.tsx';
import { ProfileCompleteness } from '../../features/tutors/profile-completeness.tsx';
import { lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useNotificationPage } from '../../lib/pages/app-pages.ts';
import { tutorProfileQuery } from '../../lib/session/own-tutor-profile.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
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
  const pageFor = useNotificationPage();

  return (
    <Page title="Dashboard">
      <Stack>
        <Approval />
        <Section title="Notifications">
          <NotificationList pageFor={pageFor} />
        </Section>
      </Stack>
      <FloatingAssistant consent={modelConsent} />
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
  return (
    <>
      <ApprovalNotice profile={data} leadsToProfile />
      <ProfileCompleteness profile={data} />
    </>
  );
}
