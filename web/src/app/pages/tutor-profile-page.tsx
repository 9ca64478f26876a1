import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tutorProfileQuery } from '../../features/tutors/api.ts';
import { ApprovalNotice } from '../../features/tutors/approval-notice.tsx';
import { TutorProfileForm } from '../../features/tutors/tutor-profile-form.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccount } from '../account-context.ts';

export function Component() {
  const { id } = useAccount();
  const { data, error, refetch } = useQuery(tutorProfileQuery);

  return (
    <Page title="Your tutor profile">
      {error && <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height={480} />}
      {data !== undefined && (
        <Stack>
          {data && <ApprovalNotice profile={data} />}
          <Panel>
            <TutorProfileForm userId={id} profile={data} />
          </Panel>
        </Stack>
      )}
    </Page>
  );
}
