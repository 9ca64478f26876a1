import { type AccountRole, getHome } from '@akada/core/access/route-guard.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { currentUserQuery } from '../features/accounts/api.ts';
import { getQueryClient } from '../lib/query/query-client.ts';
import { AccountContext } from '../lib/session/account.ts';
import { PlanContext } from '../lib/session/plan.ts';
import { type StoredUser, useSession } from '../lib/session/session-store.ts';
import { FaultBoundary } from '../ui/feedback/fault-boundary.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { ButtonLink } from '../ui/links/links.tsx';
import { Page } from '../ui/page/page.tsx';
import { FaultPage } from './fault-page.tsx';
import { Guard } from './guard.tsx';
import { LiveUpdates } from './live-updates.ts';
import { PlainShell } from './shell/plain-shell.tsx';
import { Shell } from './shell/shell.tsx';

export interface SignedInAreaProps {
  /** Absent if every signed-in person may enter. */
  requiredRole?: AccountRole;
  /** True for pages that complete a profile. */
  skipsProfileCheck?: boolean;
}

/** The frame of every page behind the guard. */
export function SignedInArea(rule: SignedInAreaProps) {
  const { user } = useSession();

  return (
    <QueryClientProvider client={getQueryClient(user?.id ?? '')}>
      <LiveUpdates />
      <Toasts />
      <Guard {...rule} frame={frame}>
        {(account, denial) => (
          <AccountContext value={account}>
            <Shell user={account} hasCard={denial === null}>
              <FaultBoundary fault={brokenPage}>
                {denial === null ? <PlannedPage /> : <Denied message={denial} home={getHome(account.role)} />}
              </FaultBoundary>
            </Shell>
          </AccountContext>
        )}
      </Guard>
    </QueryClientProvider>
  );
}

function PlannedPage() {
  const { data } = useQuery(currentUserQuery);
  return (
    <PlanContext value={data?.subscription_plan ?? null}>
      <Outlet />
    </PlanContext>
  );
}

/** Uses the same elements as around a page, so that menus and bell stay mounted when the page loads. */
function frame(account: StoredUser | null, content: ReactNode): ReactNode {
  if (account === null) return <PlainShell>{content}</PlainShell>;
  return (
    <AccountContext value={account}>
      <Shell user={account} hasCard={false}>
        {content}
      </Shell>
    </AccountContext>
  );
}

const brokenPage = () => <FaultPage />;

function Denied({ message, home }: { message: string; home: string }) {
  return (
    <Page title="Not for your account">
      <Notice kind="warning" actions={<ButtonLink to={home}>Go to your dashboard</ButtonLink>}>
        {message}
      </Notice>
    </Page>
  );
}
