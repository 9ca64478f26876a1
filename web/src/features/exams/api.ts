import { examResult, getExam, submitExam } from '@akada/contract/work/exams.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { examListsKey } from './exam-lists.ts';

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'one', id],
    queryFn: ({ signal }) => call(getExam, { params: { id }, signal }),
    // Another device may have answered since, so the loaded exam is shown and read again.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: changedBy('exam'),
  });

export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'result', id],
    queryFn: ({ signal }) => call(examResult, { params: { id }, signal }),
    meta: changedBy('exam'),
  });

/** Submitting must succeed in the end: only a rejection stops the retries. */
export function useSubmitExam(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(submitExam, { params: { id } }),
    retry: (_failures, error) => !(error instanceof ApiError && error.status < 500),
    retryDelay: 3_000,
    onSuccess: (result) => {
      queries.setQueryData(resultQuery(id).queryKey, result);
      void queries.invalidateQueries({ queryKey: examListsKey });
    },
  });
}
