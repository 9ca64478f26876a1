import { type AccountRole, homeOf } from '@akada/core/access/route-guard.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClientOf } from '../lib/query/query-client.ts';
import { useSession } from '../lib/session/session-store.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { AccountContext } from './account-context.ts';
import { Guard } from './guard.tsx';
import { LiveUpdates } from './live-updates.ts';
import { Shell } from './shell/shell.tsx';
import { Toasts } from './toasts/toasts.tsx';

export interface SignedInAreaProps {
  /** Absent where any signed-in person may enter. */
  requiredRole?: AccountRole;
  /** Of pages that complete a profile. */
  skipsProfileCheck?: boolean;
}

/** What every page behind the guard stands in. */
export function SignedInArea({ requiredRole, skipsProfileCheck }: SignedInAreaProps) {
  const { user } = useSession();

  return (
    <QueryClientProvider client={queryClientOf(user?.id ?? '')}>
      <LiveUpdates />
      <Toasts />
      <Guard requiredRole={requiredRole} skipsProfileCheck={skipsProfileCheck}>
        {(account, denial) => (
          <AccountContext value={account}>
            <Shell user={account} hasArea={denial === null}>
              {denial === null ? <Outlet /> : <Denied message={denial} home={homeOf(account.role)} />}
            </Shell>
          </AccountContext>
        )}
      </Guard>
    </QueryClientProvider>
  );
}

function Denied({ message, home }: { message: string; home: string }) {
  return (
    <Page title="Not for your account">
      <Notice kind="warning" actions={<ButtonLink to={home}>Go to your dashboard</ButtonLink>}>
        {message}
      </Notice>
    </Page>
  );
}
