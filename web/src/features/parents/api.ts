/** The parents of a student: the calls of the student, and of the school. */
import * as endpoints from '@akada/contract/identity/parents.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const parentsKey = ['parents'] as const;

export const ownParentsQuery = queryOptions({
  queryKey: [...parentsKey, 'own'],
  queryFn: ({ signal }) => call(endpoints.listParents, { signal }),
  meta: changedBy('account'),
});

export const schoolParentsQuery = (personId: string) =>
  queryOptions({
    queryKey: [...parentsKey, 'of', personId],
    queryFn: ({ signal }) => call(endpoints.listParentsOfPerson, { params: { id: personId }, signal }),
  });

/** The student can take the end of a parent back. */
export const ownParents: Deletable<endpoints.Parent> = {
  topic: 'account',
  nameOf: ({ name }) => `The page of ${name}`,
  remove: ({ id }) => call(endpoints.endParent, { params: { id } }),
  restore: ({ id }) => call(endpoints.restoreParent, { params: { id } }),
};

/** @param personId the student whom the school invites a parent for; null for the student's own invitation */
export function useInvitation(personId: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: endpoints.ParentInvitation & { key: string }) =>
      personId === null
        ? call(endpoints.inviteParent, { body, idempotencyKey: key })
        : call(endpoints.inviteParentOfPerson, { params: { id: personId }, body, idempotencyKey: key }),
    onSettled: () => refreshParents(queries),
  });
}

export function useSchoolEnd(personId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: endpoints.Parent) =>
      call(endpoints.endParentOfPerson, { params: { id: personId, parent_id: id } }),
    onSettled: () => refreshParents(queries),
  });
}

async function refreshParents(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  await queries.invalidateQueries({ queryKey: parentsKey });
  await refreshTopic(queries, 'account');
}
