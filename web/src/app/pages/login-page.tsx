import type { User } from '@akada/contract/accounts.ts';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LateGoogleOffer } from '../../features/accounts/late-google-offer.tsx';
import { LateSecondFactorForm } from '../../features/accounts/late-second-factor-form.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type LoginState, pageAfterLogin } from '../after-login.ts';
import { useClearedMessage } from '../use-cleared-message.ts';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: LoginState | null };
  const [{ message, from }] = useState<LoginState>(state ?? {});
  const [ticket, setTicket] = useState<string | null>(null);
  const redirect = search.get('redirect');
  const enter = ({ role }: User) => navigate(pageAfterLogin(role, { redirect, from }), { replace: true });
  useClearedMessage();

  return (
    <AuthLayout
      title={ticket === null ? 'Sign in' : 'Enter your code'}
      footer={
        ticket === null && (
          <>
            <p style={{ margin: 0 }}>
              <TextLink to="/forgot-password">Forgot your password?</TextLink>
            </p>
            <p style={{ margin: 0 }}>
              New to Akada? <TextLink to="/register">Create an account</TextLink>
            </p>
          </>
        )
      }
      offer={ticket === null && <LateGoogleOffer isRegistration={false} wanted={redirect ?? from ?? null} />}
    >
      {message != null && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="success">{message}</Notice>
        </div>
      )}
      {ticket === null ? (
        <LoginForm
          onSignedIn={enter}
          onUnverified={(email) => navigate('/verify-email-pending', { state: { email } })}
          onSecondFactor={setTicket}
        />
      ) : (
        <LateSecondFactorForm ticket={ticket} onSignedIn={enter} onCancel={() => setTicket(null)} />
      )}
    </AuthLayout>
  );
}
