import { type AccountRole, guardRoute } from '@akada/core/access/route-guard.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { dropSession, type StoredUser, takeFarewell, useSession } from '../lib/session/session-store.ts';
import { LoadFault } from '../ui/load-fault.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { useSessionState } from './use-session-state.ts';

interface GuardProps {
  requiredRole?: AccountRole;
  skipsProfileCheck?: boolean;
  /** @param denial why this account may not see what stands here, null where it may */
  children: (user: StoredUser, denial: string | null) => ReactNode;
}

/** Shows its children to those who may see them. The stored user decides until the server has answered. */
export function Guard({ requiredRole, skipsProfileCheck, children }: GuardProps) {
  const { hasToken, hasLeft } = useSession();
  const { session, email, isAsking, error, retry } = useSessionState();
  const { pathname, search } = useLocation();
  const { user, hasFailed } = session;

  if (hasFailed !== null && error !== null) {
    const what = hasFailed === 'account' ? 'your account' : 'your tutor profile';
    return <LoadFault what={what} error={error} onRetry={retry} />;
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
    requiredRole,
    skipsProfileCheck,
  });

  switch (outcome.kind) {
    case 'wait':
      return <PageLoading />;
    case 'sign_in':
      return <SignIn from={hasLeft ? undefined : pathname + search} />;
    case 'verify_email':
      // The page writes to the address, and what this device remembers may be out of date.
      if (isAsking) return <PageLoading />;
      return <Navigate to="/verify-email-pending" replace state={{ email }} />;
    case 'go':
      return <Navigate to={outcome.to} replace />;
    case 'deny':
      return user && children(user, outcome.message);
    case 'show':
      return user && children(user, null);
  }
}

function SignIn({ from }: { from: string | undefined }) {
  const [message] = useState(takeFarewell);
  useEffect(() => dropSession(), []);

  return <Navigate to="/login" replace state={{ from, message }} />;
}
