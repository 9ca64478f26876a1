import { registeredMessage } from '@akada/core/access/registration.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { RegisterForm } from '../../features/accounts/register-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const invitation = search.get('invitation_token');

  return (
    <AuthLayout
      title={invitation === null ? 'Create your account' : 'Join to see what was shared'}
      footer={
        <span>
          Already registered? <TextLink to="/login">Sign in</TextLink>
        </span>
      }
    >
      {invitation !== null && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="info">
            You&apos;ve been invited to view shared content. Create an account to open it.
          </Notice>
        </div>
      )}
      <RegisterForm
        invitation={invitation}
        onRegistered={(email, registered) => {
          const message = registeredMessage(registered, invitation !== null);
          navigate('/verify-email-pending', { replace: true, state: { email, message } });
        }}
      />
    </AuthLayout>
  );
}
