import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApprovalNotice } from '../../features/tutors/approval-notice.tsx';
import { RevisionSection } from '../../features/tutors/revision-section.tsx';
import { TutorProfileForm } from '../../features/tutors/tutor-profile-form.tsx';
import { useAccount } from '../../lib/session/account.ts';
import { tutorProfileQuery } from '../../lib/session/own-tutor-profile.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Panel } from '../../ui/page/panel.tsx';

export function Component() {
  const { id } = useAccount();
  const { data, error, refetch } = useQuery(tutorProfileQuery);
  // After a withdrawal the form begins again, with what is approved.
  const [withdrawals, setWithdrawals] = useState(0);

  return (
    <Page title="Your tutor profile">
      {error && <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Panel>
          <Waiting what="your profile" queries={[tutorProfileQuery.queryKey]}>
            <FormShape fields={6} />
          </Waiting>
        </Panel>
      )}
      {data !== undefined && (
        <Stack>
          {data && <ApprovalNotice profile={data} />}
          {data?.revision && (
            <RevisionSection
              userId={id}
              profile={data}
              revision={data.revision}
              onWithdrawn={() => setWithdrawals(withdrawals + 1)}
            />
          )}
          <Panel>
            <TutorProfileForm key={withdrawals} userId={id} profile={data} />
          </Panel>
        </Stack>
      )}
    </Page>
  );
}
