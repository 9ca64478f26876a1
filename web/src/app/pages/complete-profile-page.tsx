import { homeOf } from '@akada/core/access/route-guard.ts';
import { Navigate, useNavigate } from 'react-router';
import { CompleteProfileForm } from '../../features/accounts/complete-profile-form.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccount } from '../account-context.ts';

export function Component() {
  const { full_name, role, profile_completed } = useAccount();
  const navigate = useNavigate();

  // Students need no more than they registered with, and tutors have a page of their own.
  if (role === 'student' || role === 'tutor') return <Navigate to={homeOf(role)} replace />;

  return (
    <Page
      title="Complete your profile"
      subtitle={profile_completed ? undefined : 'Two things are missing before you start.'}
    >
      <Panel>
        <CompleteProfileForm
          fullName={full_name}
          onCompleted={() => navigate(homeOf(role), { replace: true })}
        />
      </Panel>
    </Page>
  );
}
