import { homeOf } from '@akada/core/access/route-guard.ts';
import { Landing } from '../../features/accounts/landing.tsx';
import { useSession } from '../../lib/session/session-store.ts';

export function Component() {
  const { hasToken, user } = useSession();

  return <Landing home={hasToken && user !== null ? homeOf(user.role) : null} />;
}
