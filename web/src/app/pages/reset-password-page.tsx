import { oneTimeTokenShape } from '@akada/core/access/one-time-token.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { ChoosePasswordForm } from '../../features/accounts/choose-password-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const chosen = { message: 'Your new password is set. Sign in with it.' };

  return (
    <AuthLayout title="Choose a new password" footer={<TextLink to="/login">Back to sign in</TextLink>}>
      {oneTimeTokenShape.test(token) ? (
        <ChoosePasswordForm
          token={token}
          onChosen={() => navigate('/login', { replace: true, state: chosen })}
        />
      ) : (
        <Notice kind="error" actions={<ButtonLink to="/forgot-password">Get a new link</ButtonLink>}>
          This link is incomplete. Ask for a new one.
        </Notice>
      )}
    </AuthLayout>
  );
}
