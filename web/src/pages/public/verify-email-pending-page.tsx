import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useLocation } from 'react-router';
import {
  RegisteredPanel,
  WaitingForConfirmation,
} from '../../features/accounts/waiting-for-confirmation.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';

interface PendingState {
  email?: string;
  message?: string;
  /** True directly after the registration. */
  hasRegistered?: boolean;
}

const requested = 'Please verify your email address before accessing your account.';

export function Component() {
  const { state } = useLocation() as { state: PendingState | null };
  const { email = null, message = requested, hasRegistered = false } = state ?? {};

  return (
    <AuthLayout
      title={hasRegistered ? 'Your account is created' : 'Confirm your email address'}
      footer={
        !hasRegistered && (
          <TextLink to={links.login()} state={{ email }}>
            Back to sign in
          </TextLink>
        )
      }
    >
      <Stack>
        {hasRegistered ? (
          <RegisteredPanel message={message} email={email} />
        ) : (
          <Notice kind="info">{message}</Notice>
        )}
        <WaitingForConfirmation email={email} />
      </Stack>
    </AuthLayout>
  );
}
