import type { User } from '@akada/contract/identity/accounts.ts';
import { getRegistration, reasonToSignIn } from '@akada/core/access/sign-in/wanted-page.ts';
import { links } from '@akada/core/links/links.ts';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AlreadySignedIn, useAccountOnArrival } from '../../features/accounts/already-signed-in.tsx';
import { GoogleOffer } from '../../features/accounts/google-offer.tsx';
import { LazySecondFactorForm } from '../../features/accounts/lazy-forms.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useHydrated } from '../../lib/device/page-state.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';
import { type LoginState, useClearedMessage, usePageAfterLogin } from './after-login.ts';

export function Component() {
  const navigate = useNavigate();
  const pageAfterLogin = usePageAfterLogin();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: LoginState | null };
  const [{ message, isForced = false, from, email }] = useState<LoginState>(state ?? {});
  const [ticket, setTicket] = useState<string | null>(null);
  const account = useAccountOnArrival();
  const redirect = search.get('redirect');
  // The server renders this page in advance, the same for every visitor.
  const isHydrated = useHydrated();
  const requested = isHydrated ? (redirect ?? from ?? null) : null;
  const reason = message == null ? reasonToSignIn(requested) : null;
  const enter = ({ role }: User) => navigate(pageAfterLogin(role, { redirect, from }), { replace: true });
  useClearedMessage();

  if (account !== null) {
    return (
      <AuthLayout key="signed-in" title="You are signed in">
        <AlreadySignedIn account={account} to={pageAfterLogin(account.role, { redirect, from })} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      key="sign-in"
      title={ticket === null ? 'Sign in' : 'Enter your code'}
      footer={ticket === null && <SignInFooter wanted={requested} />}
      offer={ticket === null && <GoogleOffer isRegistration={false} wanted={redirect ?? from ?? null} />}
    >
      {message != null && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind={isForced ? 'warning' : 'success'}>{message}</Notice>
        </div>
      )}
      {reason !== null && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="info">{reason}</Notice>
        </div>
      )}
      {ticket === null ? (
        <LoginForm
          email={email ?? ''}
          onSignedIn={enter}
          onUnverified={(address) => navigate(links.verifyEmailPending(), { state: { email: address } })}
          onSecondFactor={setTicket}
        />
      ) : (
        <LazySecondFactorForm ticket={ticket} onSignedIn={enter} onCancel={() => setTicket(null)} />
      )}
    </AuthLayout>
  );
}

function SignInFooter({ wanted }: { wanted: string | null }) {
  return (
    <>
      <p style={{ margin: 0 }}>
        <TextLink to={links.forgotPassword()}>Forgot your password?</TextLink>
      </p>
      <p style={{ margin: 0 }}>
        New to Akada? <TextLink to={getRegistration(wanted)}>Create an account</TextLink>
      </p>
    </>
  );
}
