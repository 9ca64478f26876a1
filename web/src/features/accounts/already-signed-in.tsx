import { getHome } from '@akada/core/access/route-guard.ts';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { fetchCode } from '../../lib/lazy/lazy.tsx';
import { type StoredUser, sessionOwner, useSession } from '../../lib/session/session-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';

const loadSignOut = () => fetchCode(() => import('./sign-out.tsx'));

/** @returns the account that this device was signed in with when the page opened; a sign-in on the page itself does not count */
export function useAccountOnArrival(): StoredUser | null {
  const { hasToken, user } = useSession();
  const [arrivedAs, setArrivedAs] = useState<string | null>(null);

  // The server renders this page in advance for every visitor, so the device is asked after hydration.
  useLayoutEffect(() => setArrivedAs(sessionOwner()), []);

  return hasToken && user?.id === arrivedAs ? user : null;
}

interface AlreadySignedInProps {
  account: StoredUser;
  /** The requested page, else the home of the role. */
  to: string;
}

/** Replaces a form that this account does not need. */
export function AlreadySignedIn({ account, to }: AlreadySignedInProps) {
  const [question, setQuestion] = useState<ReactNode>(null);
  const signingOut = useAction(async () => (await loadSignOut()).signOutOrAsk(setQuestion));

  return (
    <Stack>
      <Text>
        You are signed in as <strong>{account.full_name}</strong>.
      </Text>
      {signingOut.error && <Notice kind="error">{signingOut.error.message}</Notice>}
      <ButtonLink to={to} replace>
        {to === getHome(account.role) ? 'Go to Dashboard' : 'Continue'}
      </ButtonLink>
      <Button variant="default" onClick={() => signingOut.run(undefined)}>
        Sign out to use another account
      </Button>
      {question}
    </Stack>
  );
}
