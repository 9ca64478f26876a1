import {
  assignQuestions,
  getSessionNotes,
  getWeakTopics,
  listBookingAssignments,
  listSessionNoteVersions,
  shareWeakTopics,
} from '@akada/contract/work/sessions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'notes', id],
    queryFn: ({ signal }) => call(getSessionNotes, { params: { id }, signal }),
    // The editor must start from the stored text.
    staleTime: 0,
    meta: changedBy('booking'),
  });

export const noteVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'note versions', id],
    queryFn: ({ signal }) => call(listSessionNoteVersions, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

export const weakTopicsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'weak topics', id],
    queryFn: ({ signal }) => call(getWeakTopics, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

export const assignmentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'assignments', id],
    queryFn: ({ signal }) => call(listBookingAssignments, { params: { id }, signal }),
    meta: changedBy('booking'),
  });

/** The student shows the tutor the weakest topics, or stops that. */
export function useWeakTopicSharing(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) => call(shareWeakTopics, { params: { id }, body: { shared } }),
    onSuccess: (topics) => queries.setQueryData(weakTopicsQuery(id).queryKey, topics),
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}

export function useAssigning(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string; question_ids: string[] }) =>
      call(assignQuestions, { params: { id }, body }),
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
