import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  return (
    <AuthLayout title="Forgot your password?" footer={<TextLink to="/login">Back to sign in</TextLink>}>
      <ForgotPasswordForm />
    </AuthLayout>
  );
}
