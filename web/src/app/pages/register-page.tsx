import { oneTimeTokenShape } from '@akada/core/access/one-time-token.ts';
import { registeredMessage, sharedContentPage } from '@akada/core/access/registration.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { LateGoogleOffer } from '../../features/accounts/late-google-offer.tsx';
import { RegisterForm } from '../../features/accounts/register-form.tsx';
import { useHydrated } from '../../lib/device/use-hydrated.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const navigate = useNavigate();
  const { invitation, isIncomplete } = useInvitation();

  return (
    <AuthLayout
      title={invitation === null ? 'Create your account' : 'Join to see what was shared'}
      footer={
        <span>
          Already registered? <TextLink to="/login">Sign in</TextLink>
        </span>
      }
      offer={
        <LateGoogleOffer isRegistration wanted={invitation === null ? null : sharedContentPage(invitation)} />
      }
    >
      {invitation !== null && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="info">
            You&apos;ve been invited to view shared content. Create an account to open it.
          </Notice>
        </div>
      )}
      {isIncomplete && (
        <div style={{ marginBottom: 16 }}>
          <Notice kind="warning">
            This invitation is incomplete. Open its link again, or register without it.
          </Notice>
        </div>
      )}
      <RegisterForm
        invitation={invitation}
        onRegistered={(email, answer) => {
          const message = registeredMessage(answer, invitation !== null);
          navigate('/verify-email-pending', {
            replace: true,
            state: { email, message, hasRegistered: true },
          });
        }}
      />
    </AuthLayout>
  );
}

interface Invitation {
  /** What came with the link to shared content. */
  invitation: string | null;
  /** Whether the link was cut off. */
  isIncomplete: boolean;
}

/** The page is rendered ahead of time for everybody, so who is invited shows when it has arrived. */
function useInvitation(): Invitation {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const token = search.get('invitation_token') ?? '';

  if (!isHydrated || token === '') return { invitation: null, isIncomplete: false };
  if (!oneTimeTokenShape.test(token)) return { invitation: null, isIncomplete: true };
  return { invitation: token, isIncomplete: false };
}
