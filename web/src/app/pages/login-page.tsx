import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { afterLogin, type LoginState } from '../after-login.ts';
import { useClearedState } from '../use-cleared-state.ts';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: LoginState | null };
  const [{ message, from }] = useState<LoginState>(state ?? {});
  useClearedState();

  return (
    <AuthLayout
      title="Sign in"
      footer={
        <>
          <p style={{ margin: 0 }}>
            <TextLink to="/forgot-password">Forgot your password?</TextLink>
          </p>
          <p style={{ margin: 0 }}>
            New to Akada? <TextLink to="/register">Create an account</TextLink>
          </p>
        </>
      }
    >
      {message !== undefined && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="success">{message}</Notice>
        </div>
      )}
      <LoginForm
        onSignedIn={({ role }) => navigate(afterLogin(role, search, { from }), { replace: true })}
        onUnverified={(email) => navigate('/verify-email-pending', { state: { email } })}
      />
    </AuthLayout>
  );
}
