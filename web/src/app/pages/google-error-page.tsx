import { googleErrorText } from '@akada/core/access/google-sign-in.ts';
import { Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function Component() {
  const [error] = useState(() => new URLSearchParams(location.search).get('error'));

  // Anybody can write this address: what it says is shown once, and not kept in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  return (
    <AuthLayout title="Signing in with Google did not work">
      <Notice kind="error">{googleErrorText(error)}</Notice>
      <Group mt="lg">
        <ButtonLink to="/register">Try Again</ButtonLink>
        <ButtonLink to="/login" variant="default">
          Return to Login
        </ButtonLink>
      </Group>
    </AuthLayout>
  );
}
