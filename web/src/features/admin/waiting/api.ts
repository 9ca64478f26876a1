import {
  type CaseKind,
  claimWaiting,
  listWaiting,
  type WaitingCase,
} from '@akada/contract/observers/waiting.ts';
import { queryOptions } from '@tanstack/react-query';
import { listPageSize } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { adminKey, useAdminChange } from '../api.ts';
import { countsKey } from './counts.ts';

export interface QueueChoice {
  kind: CaseKind | undefined;
  /** The cursor of the last case on the previous page; empty for the first page. */
  after: string;
}

export const queueQuery = ({ kind, after }: QueueChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'waiting', 'list', kind, after],
    queryFn: async ({ signal, client }) => {
      const query = { ...(kind && { kind }), ...(after !== '' && { after }), limit: listPageSize };
      const page = await call(listWaiting, { query, signal });
      client.setQueryData(countsKey, page.counts);
      return page;
    },
    staleTime: 10_000,
    // A page that stays open shows new cases, and who has taken one.
    refetchInterval: 60_000,
  });

/** Gives a case to an administrator, or puts it back. A conflict has the name of a faster colleague. */
export const useClaimCase = ({ kind, id, holder }: WaitingCase) =>
  useAdminChange(
    (to: string | null) =>
      call(claimWaiting, { params: { kind, id }, body: { to, seen_holder: holder?.id ?? null } }),
    { onConflict: (conflict) => toast.error(conflict.message) },
  );
