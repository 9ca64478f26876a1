import { type AccountRole, guardRoute } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  dropSession,
  type StoredUser,
  takeSignOutMessage,
  useSession,
} from '../lib/session/session-store.ts';
import { LoadFault } from '../ui/feedback/load-fault.tsx';
import { PageLoading } from '../ui/feedback/page-loading.tsx';
import { Page } from '../ui/page/page.tsx';
import { useSessionState } from './use-session-state.ts';

interface GuardProps {
  requiredRole?: AccountRole;
  skipsProfileCheck?: boolean;
  /** @param denial why this account must not see the page, null if it may */
  children: (user: StoredUser, denial: string | null) => ReactNode;
  /**
   * The frame around a wait or a failure.
   *
   * @param user null while the account is not known
   */
  frame: (user: StoredUser | null, content: ReactNode) => ReactNode;
}

/** Shows its children only to permitted accounts. The stored user decides until the server has answered. */
export function Guard({ frame, children, ...rule }: GuardProps) {
  const { hasToken, hasSignedOut } = useSession();
  const { session, email, isAsking, error, retry } = useSessionState();
  const { pathname, search } = useLocation();
  const { user, hasFailed } = session;
  // Before its address is verified, an account gets almost no answers for the frame's requests.
  const framed = user?.email_verified ? user : null;

  if (hasFailed !== null && error !== null) {
    const label = hasFailed === 'account' ? 'your account' : 'your tutor profile';
    const failure = (
      <Page title="This page is not ready">
        <LoadFault what={label} error={error} onRetry={retry} />
      </Page>
    );
    return frame(framed, failure);
  }
  const outcome = guardRoute({
    loading: session.isLoading,
    tokenStored: hasToken,
    user: user && {
      role: user.role,
      emailVerified: session.isEmailVerified,
      profileComplete: session.isProfileComplete,
    },
    path: pathname,
    ...rule,
  });

  switch (outcome.kind) {
    case 'wait':
      return frame(framed, <PageLoading onRetry={retry} />);
    case 'sign_in':
      return <SignIn from={hasSignedOut ? undefined : pathname + search} />;
    case 'verify_email':
      // The page writes to the address, and what this device remembers may be out of date.
      if (isAsking) return <PageLoading onRetry={retry} />;
      return <Navigate to={links.verifyEmailPending()} replace state={{ email }} />;
    case 'go':
      return <Navigate to={outcome.to} replace />;
    case 'deny':
      return user && children(user, outcome.message);
    case 'show':
      return user && children(user, null);
  }
}

function SignIn({ from }: { from: string | undefined }) {
  const [ended] = useState(takeSignOutMessage);
  useEffect(() => dropSession(), []);

  const state = { from, message: ended?.text, isForced: ended?.isForced };
  return <Navigate to={links.login()} replace state={state} />;
}
