import { finishFirstSteps, getFirstSteps } from '@akada/contract/work/tutor-start.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

/** The steps before the first booking; `steps` is null once they have ended. */
export const firstStepsQuery = queryOptions({
  queryKey: ['tutors', 'first steps'],
  queryFn: ({ signal }) => call(getFirstSteps, { signal }),
  staleTime: 0,
  meta: changedBy('account', 'booking', 'course'),
});

export function useFinishFirstSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(finishFirstSteps, {}),
    onSuccess: (answer) => queries.setQueryData(firstStepsQuery.queryKey, answer),
  });
}
