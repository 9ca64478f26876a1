/** Work that a student was given. */
import * as myEndpoints from '@akada/contract/work/classes/my-assignments.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const myAssignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-assignments', 'one', id],
    queryFn: ({ signal }) => call(myEndpoints.getMyAssignment, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('assignment', 'course', 'exam', 'generation'),
  });

export const sayOpened = (id: string): Promise<unknown> =>
  call(myEndpoints.openMyAssignment, { params: { id } });

function useWork<Input>(id: string, send: (input: Input) => Promise<myEndpoints.MyAssignment>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(myAssignmentQuery(id).queryKey, answer),
    onSettled: () => refreshTopic(queries, 'assignment'),
  });
}

export const useStart = (id: string) =>
  useWork(id, (attempt: number) =>
    call(myEndpoints.startMyAssignment, { params: { id }, body: { attempt } }),
  );

export const useSubmit = (id: string) =>
  useWork(id, (text: string | null) =>
    call(myEndpoints.handInMyAssignment, { params: { id }, body: { text } }),
  );
