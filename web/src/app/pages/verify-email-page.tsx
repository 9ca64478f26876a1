import { afterVerification } from '@akada/core/access/registration.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmAddress } from '../../features/accounts/confirm-address.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const confirmed = { message: 'Your email address is confirmed. You can sign in now.' };

  return (
    <AuthLayout title="Confirm your email address">
      {token === null ? (
        <Notice
          kind="error"
          actions={
            <ButtonLink to="/verify-email-pending" variant="default">
              Get a new link
            </ButtonLink>
          }
        >
          This link is incomplete. Open it from your mail, or copy it whole.
        </Notice>
      ) : (
        <ConfirmAddress
          token={token}
          onConfirmed={(invitation) =>
            navigate(afterVerification(invitation), { replace: true, state: confirmed })
          }
        />
      )}
    </AuthLayout>
  );
}
