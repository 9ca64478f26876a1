import { getCompletionPage, getHome } from '@akada/core/access/route-guard.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { Navigate, useNavigate } from 'react-router';
import { CompleteProfileForm } from '../../features/accounts/complete-profile-form.tsx';
import { zoneOfDevice } from '../../lib/format/time-zones.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Page } from '../../ui/page/page.tsx';
import { Panel } from '../../ui/page/panel.tsx';

export function Component() {
  const { full_name, role, profile_completed } = useAccount();
  const navigate = useNavigate();

  // Students and tutors have completion pages of their role; this one serves everybody else.
  if (role === 'student' || role === 'tutor') return <Navigate to={getCompletionPage(role)} replace />;

  return (
    <Page
      title="Complete your profile"
      subtitle={profile_completed ? undefined : 'Two things are missing before you start.'}
    >
      <Panel>
        <CompleteProfileForm
          fullName={full_name}
          timeZone={zoneOfDevice() ?? defaultTimeZone}
          action="Save and start"
          onCompleted={() => navigate(getHome(role), { replace: true })}
        />
      </Panel>
    </Page>
  );
}
