import { links } from '@akada/core/links/links.ts';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';

export function Component() {
  return (
    <AuthLayout
      title="Forgot your password?"
      footer={<TextLink to={links.login()}>Back to sign in</TextLink>}
    >
      <ForgotPasswordForm />
    </AuthLayout>
  );
}
