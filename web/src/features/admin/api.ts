import { signInOptions } from '@akada/contract/accounts.ts';
import type { AdminTutor, AdminUser } from '@akada/contract/admin.ts';
import * as endpoints from '@akada/contract/admin.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../lib/device/random-id.ts';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(endpoints.adminOverview, { signal }),
  staleTime: 10_000,
});

export const waitingTutorsQuery = queryOptions({
  queryKey: ['admin', 'tutors', 'pending'],
  queryFn: ({ signal }) => call(endpoints.listTutorApplications, { query: { state: 'pending' }, signal }),
  staleTime: 10_000,
});

export interface UserChoice {
  search: string;
  role: AdminUser['role'] | null;
  state: 'unverified' | 'deactivated' | null;
  page: number;
}

export const usersPageSize = 25;

export const usersQuery = ({ search, role, state, page }: UserChoice) =>
  queryOptions({
    queryKey: ['admin', 'users', search, role, state, page],
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, {
        query: {
          search,
          skip: page * usersPageSize,
          limit: usersPageSize,
          ...(role === null ? {} : { role }),
          ...(state === null ? {} : { state }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** Whether administrators stand in for mail here. */
export const placeQuery = queryOptions({
  queryKey: ['admin', 'place'],
  queryFn: ({ signal }) => call(signInOptions, { signal }),
});

/** @param said what to tell where the thing that was changed leaves the page */
function useAdminChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  said?: (input: Input) => string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => {
      if (said !== undefined) toast.success(said(input));
      return queries.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}

export const useApproveTutor = () =>
  useAdminChange(
    ({ user_id }: AdminTutor) => call(endpoints.approveTutor, { params: { id: user_id } }),
    ({ full_name }) => `${full_name} is approved.`,
  );

export const useRejectTutor = () =>
  useAdminChange(
    ({ tutor, reason }: { tutor: AdminTutor; reason: string }) =>
      call(endpoints.rejectTutor, { params: { id: tutor.user_id }, body: { reason } }),
    ({ tutor }) => `${tutor.full_name} is rejected and reads your reason.`,
  );

export const useVerifyUser = () =>
  useAdminChange((id: string) => call(endpoints.verifyUser, { params: { id } }));

export const useMakeResetLink = () =>
  useAdminChange((id: string) => call(endpoints.makeResetLink, { params: { id } }));

export const useCheckImport = () =>
  useMutation({ mutationFn: (csv: string) => call(endpoints.importUsers, { body: { csv, dry_run: true } }) });

/** One key for one text: who presses twice, or lost the answer, gets the same links. */
export function useRunImport() {
  const sent = useRef({ csv: '', idempotencyKey: '' });
  return useAdminChange((csv: string) => {
    if (sent.current.csv !== csv) sent.current = { csv, idempotencyKey: randomId() };
    const { idempotencyKey } = sent.current;
    return call(endpoints.importUsers, { body: { csv, dry_run: false }, idempotencyKey });
  });
}
