import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { tutorProfileQuery } from '../../features/tutors/api.ts';
import { TutorProfileForm } from '../../features/tutors/tutor-profile-form.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccount } from '../account-context.ts';

export function Component() {
  const { id } = useAccount();
  const { data, error, refetch } = useQuery(tutorProfileQuery);

  if (data) return <Navigate to="/tutor/dashboard" replace />;

  return (
    <Page
      title="Your tutor profile"
      subtitle="Students choose by what they read here. An administrator looks at it first."
    >
      <Panel>
        {error && <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <Skeleton height={480} />}
        {data === null && <TutorProfileForm userId={id} profile={null} />}
      </Panel>
    </Page>
  );
}
