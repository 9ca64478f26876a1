import { type AccountRole, guardRoute } from '@akada/core/access/route-guard.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentUserQuery } from '../features/accounts/current-user.ts';
import { NetworkError } from '../lib/http/api-error.ts';
import { dropSession, type StoredUser, useSession } from '../lib/session/session-store.ts';
import { LoadFault } from '../ui/load-fault.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

interface GuardProps {
  requiredRole?: AccountRole;
  skipsProfileCheck?: boolean;
  /** @param denial why this account may not see what stands here, null where it may */
  children: (user: StoredUser, denial: string | null) => ReactNode;
}

/** Shows its children to those who may see them. The stored user decides until the server has answered. */
export function Guard({ requiredRole, skipsProfileCheck, children }: GuardProps) {
  const { hasToken, hasLeft, user: stored } = useSession();
  const { pathname, search } = useLocation();
  const current = useQuery({ ...currentUserQuery, enabled: hasToken });
  const user = current.data ?? stored;

  const outcome = guardRoute({
    loading: hasToken && user === null && current.isPending,
    tokenStored: hasToken,
    user: user && {
      role: user.role,
      emailVerified: user.email_verified,
      profileComplete: user.profile_completed,
    },
    path: pathname,
    requiredRole,
    skipsProfileCheck,
  });

  if (user === null && current.error instanceof NetworkError) {
    return <LoadFault what="your account" error={current.error} onRetry={() => void current.refetch()} />;
  }
  switch (outcome.kind) {
    case 'wait':
      return <PageLoading />;
    case 'sign_in':
      return <SignIn from={hasLeft ? undefined : pathname + search} />;
    case 'verify_email':
      return <Navigate to="/verify-email-pending" replace state={{ email: current.data?.email }} />;
    case 'go':
      return <Navigate to={outcome.to} replace />;
    case 'deny':
      return user && children(user, outcome.message);
    case 'show':
      return user && children(user, null);
  }
}

function SignIn({ from }: { from: string | undefined }) {
  useEffect(dropSession, []);

  return <Navigate to="/login" replace state={{ from }} />;
}
