import { invitationShape } from '@akada/core/access/sign-in/one-time-token.ts';
import { registeredMessage, sharedContentPage } from '@akada/core/access/sign-in/registration.ts';
import { links } from '@akada/core/links/links.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AlreadySignedIn, useAccountOnArrival } from '../../features/accounts/already-signed-in.tsx';
import { GoogleOffer, TutorOffer } from '../../features/accounts/google-offer.tsx';
import type { JoiningRole } from '../../features/accounts/google-start.ts';
import { RoleChoice } from '../../features/accounts/joining-role.tsx';
import { RegisterForm } from '../../features/accounts/register-form.tsx';
import { useHydrated } from '../../lib/device/page-state.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';
import { usePageAfterLogin } from './after-login.ts';

export function Component() {
  const { isInvited, invitation, redirect } = useInvitation();
  const [role, setRole] = useState<JoiningRole>('student');
  const account = useAccountOnArrival();
  const pageAfterLogin = usePageAfterLogin();
  const onRegistered = useRegistered(invitation);
  const requested = invitation === null ? redirect : sharedContentPage(invitation);

  if (account !== null) {
    return (
      <AuthLayout key="signed-in" title="You are signed in">
        <AlreadySignedIn account={account} to={pageAfterLogin(account.role, { redirect: requested })} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      key="register"
      title={isInvited ? 'Join to see what was shared' : 'Create your account'}
      footer={
        <span>
          Already registered?{' '}
          <TextLink to={links.login(requested === null ? {} : { redirect: requested })}>Sign in</TextLink>
        </span>
      }
      offer={role === 'student' && <GoogleOffer isRegistration wanted={requested} />}
    >
      {isInvited && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="info">
            You&apos;ve been invited to view shared content. Create an account to open it.
          </Notice>
        </div>
      )}
      <RoleChoice role={role} onChange={setRole} />
      {role === 'tutor' ? (
        <TutorOffer wanted={requested} />
      ) : (
        <RegisterForm invitation={invitation} wanted={requested} onRegistered={onRegistered} />
      )}
    </AuthLayout>
  );
}

/** @returns a function that leads to the next page after the form */
function useRegistered(invitation: string | null): (email: string, answer: string) => void {
  const navigate = useNavigate();

  return (email, answer) => {
    const message = registeredMessage(answer, invitation !== null);
    navigate(links.verifyEmailPending(), { replace: true, state: { email, message, hasRegistered: true } });
  };
}

interface Invitation {
  /** True if the address carries an invitation, even a malformed one. */
  isInvited: boolean;
  /** The invitation to store with the account; null also if it is malformed. */
  invitation: string | null;
  /** The page that the visitor requested. */
  redirect: string | null;
}

/**
 * The server renders this page in advance, the same for every visitor, so an invitation appears only after
 * hydration.
 */
function useInvitation(): Invitation {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const token = search.get('invitation_token') ?? '';

  if (!isHydrated) return { isInvited: false, invitation: null, redirect: null };
  const redirect = search.get('redirect');
  return { isInvited: token !== '', invitation: invitationShape.test(token) ? token : null, redirect };
}
