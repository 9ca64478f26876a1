import type { WaitingKind } from '@akada/contract/observers/waiting.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useKnownCounts } from '../../../features/admin/waiting/counts.ts';
import { contestedAnswersQuery } from '../../../features/answers/api.ts';
import { useUnreadMessages } from '../../../features/messages/unread.ts';
import { badgeText } from '../../../features/notifications/notification-text.ts';
import { tutorDashboardQuery } from '../../../features/tutoring/api.ts';
import classes from './side-menu.module.css';

/** The waiting cases that a page of administrators decides; the queue has all of them. */
const kindsByPath: Readonly<Record<string, readonly WaitingKind[] | 'all'>> = {
  [links.adminWaiting()]: 'all',
  [links.adminQuestions()]: ['reports'],
  [links.adminSessions()]: ['disputes'],
  [links.adminMoney()]: [
    'unmatched_money',
    'failed_refunds',
    'chargebacks',
    'owed_tutors',
    'failed_payouts',
    'group_invoices',
  ],
  [links.adminSupport()]: ['support', 'reported_messages'],
};

/** The number of cases that wait at an entry of the menu; nothing until a dashboard or the queue has read it. */
export function WaitingCount({ role, path }: { role: AccountRole; path: string }) {
  if (path === links.messages()) return <UnreadCount />;
  const kinds = kindsByPath[path];
  if (role === 'admin') return kinds !== undefined && <AdminCount kinds={kinds} />;
  if (path === links.tutorRequests()) return <RequestCount />;
  return path === links.questions() && <ContestedCount />;
}

function AdminCount({ kinds }: { kinds: readonly WaitingKind[] | 'all' }) {
  const cases = useKnownCounts().filter(({ kind }) => kinds === 'all' || kinds.includes(kind));
  return <Badge count={cases.reduce((sum, { count }) => sum + count, 0)} />;
}

function RequestCount() {
  const { data } = useQuery({ ...tutorDashboardQuery, ...useCached(tutorDashboardQuery.queryKey) });
  return <Badge count={data?.requests.total ?? 0} />;
}

function ContestedCount() {
  const { data } = useQuery({ ...contestedAnswersQuery, ...useCached(contestedAnswersQuery.queryKey) });
  return <Badge count={data?.total ?? 0} />;
}

function UnreadCount() {
  return <Badge count={useUnreadMessages()} />;
}

/** Nothing but unread messages is read only for the menu. A count that a page has read stays current by its hints. */
function useCached(key: readonly unknown[]) {
  return { enabled: useQueryClient().getQueryData(key) !== undefined, staleTime: Number.POSITIVE_INFINITY };
}

function Badge({ count }: { count: number }) {
  const text = badgeText(count);
  return (
    text !== null && (
      <span className={`${classes.count} figures`}>
        {text}
        <VisuallyHidden> waiting</VisuallyHidden>
      </span>
    )
  );
}
