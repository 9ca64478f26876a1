import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
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

  if (data) return <Navigate to={links.tutorDashboard()} replace />;

  return (
    <Page
      title="Your tutor profile"
      subtitle="Students read this before they choose. An administrator approves your profile first."
    >
      <Panel>
        {error && <LoadFault what="your profile" error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && (
          <Waiting what="your profile" queries={[tutorProfileQuery.queryKey]}>
            <FormShape fields={6} />
          </Waiting>
        )}
        {data === null && <TutorProfileForm userId={id} profile={null} />}
      </Panel>
    </Page>
  );
}
