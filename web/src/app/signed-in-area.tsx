import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { setSessionLossHandler } from '../lib/http/session-loss.ts';
import { queryClientOf } from '../lib/query/query-client.ts';
import { dropSession, useSession } from '../lib/session/session-store.ts';
import { AccountContext } from './account-context.ts';
import { Guard } from './guard.tsx';
import { LiveUpdates } from './live-updates.ts';
import { Shell } from './shell/shell.tsx';

// Only the guard navigates, so public pages stay where they are when an old session turns out to be over.
setSessionLossHandler(dropSession);

interface SignedInAreaProps {
  /** Absent where any signed-in person may enter. */
  requiredRole?: AccountRole;
}

/** What every page behind the guard stands in. */
export function SignedInArea({ requiredRole }: SignedInAreaProps) {
  const { user } = useSession();

  return (
    <QueryClientProvider client={queryClientOf(user?.id ?? '')}>
      <LiveUpdates />
      <Guard requiredRole={requiredRole}>
        {(account) => (
          <AccountContext value={account}>
            <Shell user={account}>
              <Outlet />
            </Shell>
          </AccountContext>
        )}
      </Guard>
    </QueryClientProvider>
  );
}
