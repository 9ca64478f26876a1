import { googleErrorText } from '@akada/core/access/sign-in/google-sign-in.ts';
import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';

export function Component() {
  const [error] = useState(() => new URLSearchParams(location.search).get('error'));

  // Anybody can write a link with this address, so its message is shown once and removed from the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  return (
    <AuthLayout title="Signing in with Google did not work">
      <Notice kind="error">{googleErrorText(error)}</Notice>
      <Group mt="lg">
        <ButtonLink to={links.register()}>Try Again</ButtonLink>
        <ButtonLink to={links.login()} variant="default">
          Return to Login
        </ButtonLink>
      </Group>
    </AuthLayout>
  );
}
