import * as endpoints from '@akada/contract/observers/admin-sessions.ts';
import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { adminKey, useAdminChange } from '../api.ts';

export interface SessionChoice {
  search: string;
  state: endpoints.AdminSession['state'] | undefined;
  money: (typeof endpoints.sessionMoney)[number] | undefined;
  order: (typeof endpoints.sessionOrders)[number] | undefined;
  from: string | undefined;
  to: string | undefined;
  student: string | undefined;
  tutor: string | undefined;
}

export const sessionsQuery = (filter: SessionChoice, page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'sessions', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAdminSessions, { query: { ...filter, ...getPaging(page) }, signal }),
    staleTime: 10_000,
  });

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'session', id],
    queryFn: ({ signal }) => call(endpoints.readAdminSession, { params: { id }, signal }),
    staleTime: 10_000,
  });

export interface NewSession {
  student_id: string;
  tutor_id: string;
  starts_at: string;
  minutes: 30 | 45 | 60 | 90 | 120;
  free: boolean;
  reason: string;
}

export const useCreateSession = () =>
  useAdminChange((body: NewSession) => call(endpoints.createAdminSession, { body }));

/** Administrators' actions on a session; each sends the version that was shown, and a reason. */
export type SessionAct =
  | { act: 'move'; starts_at: string }
  | { act: 'cancel'; refund: boolean }
  | { act: 'decide'; for: 'student' | 'tutor' };

export function useSessionAct({ id, seen }: Pick<endpoints.AdminSessionDetail, 'id' | 'seen'>) {
  return useAdminChange(
    ({
      reason,
      ...act
    }: SessionAct & { reason: string }): Promise<SuccessOf<typeof endpoints.readAdminSession>> => {
      const params = { id };
      switch (act.act) {
        case 'move':
          return call(endpoints.moveAdminSession, {
            params,
            body: { seen, reason, starts_at: act.starts_at },
          });
        case 'cancel':
          return call(endpoints.cancelAdminSession, { params, body: { seen, reason, refund: act.refund } });
        case 'decide':
          return call(endpoints.decideDispute, { params, body: { seen, reason, for: act.for } });
      }
    },
    { said: () => 'Done. We told both people, and it is in the record.', onConflict: () => {} },
  );
}
