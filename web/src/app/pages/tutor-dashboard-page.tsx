import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { tutorProfileQuery } from '../../features/tutors/api.ts';
import { ApprovalNotice } from '../../features/tutors/approval-notice.tsx';
import { ProfileCompleteness } from '../../features/tutors/profile-completeness.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useAccount } from '../account-context.ts';
import { pageFor } from '../notification-link.ts';

export function Component() {
  const { full_name } = useAccount();
  const [firstName] = full_name.trim().split(/\s+/);

  return (
    <Page title={`Welcome, ${firstName}`}>
      <Stack>
        <Approval />
        <Section title="Your news">
          <NotificationList pageFor={pageFor} />
        </Section>
      </Stack>
    </Page>
  );
}

function Approval() {
  const { data, error, refetch } = useQuery(tutorProfileQuery);

  if (error && data === undefined)
    return <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={96} />;
  if (data === null) {
    return (
      <Notice
        kind="info"
        actions={<ButtonLink to="/complete-tutor-profile">Make a tutor profile</ButtonLink>}
      >
        There is no tutor profile yet.
      </Notice>
    );
  }
  return (
    <>
      <ApprovalNotice profile={data} />
      <ProfileCompleteness profile={data} />
    </>
  );
}
