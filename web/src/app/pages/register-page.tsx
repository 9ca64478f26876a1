import { useNavigate } from 'react-router';
import { RegisterForm } from '../../features/accounts/register-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const registered = 'Registration successful! Please check your email to verify your account.';

export function Component() {
  const navigate = useNavigate();

  return (
    <AuthLayout
      title="Create your account"
      footer={
        <span>
          Already registered? <TextLink to="/login">Sign in</TextLink>
        </span>
      }
    >
      <RegisterForm
        onRegistered={(email) =>
          navigate('/verify-email-pending', { replace: true, state: { email, message: registered } })
        }
      />
    </AuthLayout>
  );
}
