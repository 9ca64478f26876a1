import { afterVerification, sharedContentPage } from '@akada/core/access/sign-in/registration.ts';
import { links } from '@akada/core/links/links.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmAddress } from '../../features/accounts/confirm-address.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';
import { usePageAfterLogin } from './after-login.ts';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const getPage = usePageAfterLogin();
  const token = search.get('token');
  const message = 'Your email address is confirmed. You can sign in now.';

  return (
    <AuthLayout title="Confirm your email address">
      {token === null ? (
        <Notice
          kind="error"
          actions={
            <ButtonLink to={links.verifyEmailPending()} variant="default">
              Get a new link
            </ButtonLink>
          }
        >
          This link is incomplete. Open it from your mail, or copy it whole.
        </Notice>
      ) : (
        <ConfirmAddress
          token={token}
          onConfirmed={({ email, invitation, user, wanted }) => {
            if (user === null)
              return navigate(afterVerification(invitation), { replace: true, state: { message, email } });
            const redirect = invitation === null ? wanted : sharedContentPage(invitation);
            return navigate(getPage(user.role, { redirect }), { replace: true });
          }}
        />
      )}
    </AuthLayout>
  );
}
