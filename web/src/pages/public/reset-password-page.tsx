import { oneTimeTokenShape } from '@akada/core/access/sign-in/one-time-token.ts';
import { links } from '@akada/core/links/links.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { ChoosePasswordForm } from '../../features/accounts/choose-password-form.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink, TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const selection = { message: 'Your new password is set. Sign in with it.' };

  return (
    <AuthLayout
      title="Choose a new password"
      footer={<TextLink to={links.login()}>Back to sign in</TextLink>}
    >
      {oneTimeTokenShape.test(token) ? (
        <ChoosePasswordForm
          token={token}
          onChosen={() => navigate(links.login(), { replace: true, state: selection })}
        />
      ) : (
        <Notice kind="error" actions={<ButtonLink to={links.forgotPassword()}>Get a new link</ButtonLink>}>
          This link is incomplete. Ask for a new one.
        </Notice>
      )}
    </AuthLayout>
  );
}
