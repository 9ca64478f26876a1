import { homeOf } from '@akada/core/access/route-guard.ts';
import { useNavigate } from 'react-router';
import { CompleteProfileForm } from '../../features/accounts/complete-profile-form.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccount } from '../account-context.ts';

export function Component() {
  const { full_name, role } = useAccount();
  const navigate = useNavigate();

  return (
    <Page title="Complete your profile" subtitle="Two things are missing before you start.">
      <Panel>
        <CompleteProfileForm
          fullName={full_name}
          onCompleted={() => navigate(homeOf(role), { replace: true })}
        />
      </Panel>
    </Page>
  );
}
