import { signInOptions } from '@akada/contract/identity/accounts.ts';
import type { AdminUser, userOrders, userStates } from '@akada/contract/observers/admin.ts';
import * as endpoints from '@akada/contract/observers/admin.ts';
import { listReportedReviews } from '@akada/contract/work/tutor-reviews.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { isConflict } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';

/** Prefix of all keys here: each change reads these queries again. */
export const adminKey = ['admin'] as const;

export const overviewQuery = queryOptions({
  queryKey: [...adminKey, 'overview'],
  queryFn: ({ signal }) => call(endpoints.adminOverview, { signal }),
  staleTime: 10_000,
  // A page that stays open shows new submissions.
  refetchInterval: 60_000,
});

export const waitingTutorsQuery = queryOptions({
  queryKey: [...adminKey, 'tutors', 'pending'],
  queryFn: ({ signal }) => call(endpoints.listTutorApplications, { query: { state: 'pending' }, signal }),
  staleTime: 10_000,
});

export const reportedReviewsQuery = queryOptions({
  queryKey: [...adminKey, 'tutor reviews', 'reported'],
  queryFn: ({ signal }) => call(listReportedReviews, { query: {}, signal }),
  staleTime: 10_000,
});

export interface UserChoice {
  search: string;
  role: AdminUser['role'] | undefined;
  state: (typeof userStates)[number] | undefined;
  order: (typeof userOrders)[number] | undefined;
  page: number;
}

export const usersQuery = ({ page, ...filter }: UserChoice) =>
  queryOptions({
    queryKey: [...adminKey, 'users', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, {
        query: { ...filter, ...getPaging(page) },
        signal,
      }),
    staleTime: 10_000,
  });

/** Abilities of this instance, such as sending mail. */
export const instanceQuery = queryOptions({
  queryKey: [...adminKey, 'instance'],
  queryFn: ({ signal }) => call(signInOptions, { signal }),
});

interface AdminChangeOptions<Input> {
  /** The toast, for changes that remove their item from the page. */
  said?: (input: Input) => string;
  /** Called if another administrator was faster; the item may have disappeared after the next read. */
  onConflict?: (conflict: Error) => void;
}

/** A change by an administrator, after which every query here is read again. */
export function useAdminChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  { said, onConflict }: AdminChangeOptions<Input> = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => {
      if (said !== undefined) toast.success(said(input));
      return queries.invalidateQueries({ queryKey: adminKey });
    },
    onError: (error) => {
      if (!isConflict(error) || onConflict === undefined) return;
      onConflict(error);
      return queries.invalidateQueries({ queryKey: adminKey });
    },
  });
}

export const useSendConfirmation = () =>
  useAdminChange(
    ({ id }: Pick<AdminUser, 'id' | 'email'>) => call(endpoints.sendConfirmation, { params: { id } }),
    {
      said: ({ email }) => `A link is on its way to ${email}.`,
    },
  );
