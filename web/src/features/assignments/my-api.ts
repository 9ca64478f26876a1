/** Work that a student was given. */
import * as endpoints from '@akada/contract/work/classes/assignments.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const myAssignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-assignments', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getMyAssignment, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('assignment', 'course', 'exam', 'generation'),
  });

export const sayOpened = (id: string): Promise<unknown> =>
  call(endpoints.openMyAssignment, { params: { id } });

function useWork<Input>(id: string, send: (input: Input) => Promise<endpoints.MyAssignment>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(myAssignmentQuery(id).queryKey, answer),
    onSettled: () => refreshTopic(queries, 'assignment'),
  });
}

export const useStart = (id: string) =>
  useWork(id, (attempt: number) => call(endpoints.startMyAssignment, { params: { id }, body: { attempt } }));

export const useSubmit = (id: string) =>
  useWork(id, (text: string | null) =>
    call(endpoints.handInMyAssignment, { params: { id }, body: { text } }),
  );
