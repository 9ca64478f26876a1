import { confirmQuestionsRight } from '@akada/contract/material/course-sets.ts';
import {
  assignQuestions,
  getSessionNotes,
  getWeakTopics,
  listBookingAssignments,
  listSessionNoteVersions,
  shareWeakTopics,
} from '@akada/contract/work/sessions.ts';
import { rightStatement } from '@akada/core/rights/rights.ts';
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

interface NewAssignment {
  title: string;
  question_ids: string[];
}

export function useAssigning(id: string) {
  const queries = useQueryClient();
  return useMutation({
    /** With `isConfirmed` the right to share past papers is confirmed first. */
    mutationFn: async ({ isConfirmed, body }: { isConfirmed: boolean; body: NewAssignment }) => {
      const { question_ids } = body;
      if (isConfirmed)
        await call(confirmQuestionsRight, { body: { question_ids, words: rightStatement.version } });
      return call(assignQuestions, { params: { id }, body });
    },
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
