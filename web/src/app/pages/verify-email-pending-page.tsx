import { Stack, Text } from '@mantine/core';
import { useLocation } from 'react-router';
import { ResendVerification } from '../../features/accounts/resend-verification.tsx';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface PendingState {
  email?: string;
  message?: string;
}

export function Component() {
  const { state } = useLocation() as { state: PendingState | null };
  const email = state?.email ?? null;

  return (
    <AuthLayout title="Check your email" footer={<TextLink to="/login">Back to sign in</TextLink>}>
      <Stack>
        <Notice kind="info">
          {state?.message ?? 'Please verify your email address before accessing your account.'}
        </Notice>
        {email !== null && (
          <Text>
            We wrote to <strong>{email}</strong>. Open the link in that mail within 24 hours. It may take a
            minute, and it may lie under spam.
          </Text>
        )}
        <ResendVerification knownEmail={email} />
      </Stack>
    </AuthLayout>
  );
}
