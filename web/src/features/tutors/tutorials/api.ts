import {
  cancelTutorial,
  createTutorial,
  editTutorial,
  getTutorial,
  listParticipants,
  listTutorials,
  type Tutorial,
  type TutorialForm,
} from '@akada/contract/work/tutorials.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

/** The tutor's own group tutorials. */
export const ownTutorialsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['tutorials', 'own', search, page],
    queryFn: ({ signal }) =>
      call(listTutorials, { query: { scope: 'mine', search, ...getPaging(page) }, signal }),
    staleTime: 0,
    meta: changedBy('tutorial'),
  });

export const tutorialQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutorials', 'one', id],
    queryFn: ({ signal }) => call(getTutorial, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('tutorial'),
  });

export const participantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutorials', 'participants', id],
    queryFn: ({ signal }) => call(listParticipants, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('tutorial'),
  });

/** @param id null for a new tutorial */
export function useSaveTutorial(id: string | null, onSaved: (saved: Tutorial) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TutorialForm): Promise<Tutorial> =>
      id === null ? call(createTutorial, { body }) : call(editTutorial, { params: { id }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(tutorialQuery(saved.id).queryKey, saved);
      onSaved(saved);
    },
    // Runs also after a rejection: a student may have joined, or the tutorial may have started.
    onSettled: () => refreshTopic(queries, 'tutorial'),
  });
}

export function useCancelTutorial(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelTutorial, { params: { id } }),
    onSuccess: onDone,
    onSettled: () => refreshTopic(queries, 'tutorial'),
  });
}
