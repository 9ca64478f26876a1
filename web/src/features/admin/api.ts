import { signInOptions } from '@akada/contract/accounts.ts';
import type { AdminUser } from '@akada/contract/admin.ts';
import * as endpoints from '@akada/contract/admin.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

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

function useAdminChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export const useApproveTutor = () =>
  useAdminChange((id: string) => call(endpoints.approveTutor, { params: { id } }));

export const useRejectTutor = () =>
  useAdminChange(({ id, reason }: { id: string; reason: string }) =>
    call(endpoints.rejectTutor, { params: { id }, body: { reason } }),
  );

export const useVerifyUser = () =>
  useAdminChange((id: string) => call(endpoints.verifyUser, { params: { id } }));

export const useMakeResetLink = () =>
  useAdminChange((id: string) => call(endpoints.makeResetLink, { params: { id } }));
