import * as endpoints from '@akada/contract/observers/copyright.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { isConflict } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';

/** The prefix of the administrators' queries: their overview is read again, too. */
const adminKey = ['admin'] as const;

export const ownCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['copyright', id],
    queryFn: ({ signal }) => call(endpoints.getCopyrightCase, { params: { id }, signal }),
  });

export const casesQuery = (isDecided: boolean, page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'copyright', isDecided, page],
    queryFn: ({ signal }) =>
      call(endpoints.listCopyrightCases, {
        query: { ...getPaging(page), ...(isDecided && { decided: 'true' as const }) },
        signal,
      }),
    staleTime: 10_000,
  });

export function useAnswerCase(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(endpoints.answerCopyrightCase, { params: { id }, body: { text } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownCaseQuery(id).queryKey }),
  });
}

/** Reads the cases again also if another administrator was faster. */
export function useDecideCase({ id, reports }: endpoints.ReviewedCase) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: adminKey });
  return useMutation({
    mutationFn: (putBack: boolean) =>
      call(endpoints.decideCopyrightCase, {
        params: { id },
        body: { put_back: putBack, reports_seen: reports.length },
      }),
    onSuccess: (_answer, putBack) => {
      toast.success(putBack ? 'It can be seen and shared again.' : 'It stays down. Both sides are told.');
      return readAgain();
    },
    onError: (error) => (isConflict(error) ? readAgain() : undefined),
  });
}
