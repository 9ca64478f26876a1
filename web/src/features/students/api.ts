/** API calls about a tutor's students, and about the results that they share. */
import * as endpoints from '@akada/contract/observers/students.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const key = ['students'] as const;
const changes = changedBy('student', 'course', 'booking', 'tutorial');

export const studentsQuery = ({ search, show, page }: { search: string; show: string; page: number }) =>
  queryOptions({
    queryKey: [...key, 'list', search, show, page],
    queryFn: ({ signal }) =>
      call(endpoints.listStudents, {
        query: { search, ...(show === 'needs_help' && { only: 'needs_help' as const }), ...getPaging(page) },
        signal,
      }),
    staleTime: 0,
    meta: changes,
  });

/** The students whom a dashboard lists. */
export const needsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...key, 'needs', limit],
    queryFn: ({ signal }) => call(endpoints.listStudents, { query: { only: 'needs_help', limit }, signal }),
    staleTime: 0,
    meta: changes,
  });

export const toMarkQuery = queryOptions({
  queryKey: [...key, 'to mark'],
  queryFn: ({ signal }) => call(endpoints.getToMark, { signal }),
  staleTime: 0,
  meta: changedBy('exam'),
});

const pageChanges = changedBy('student', 'course', 'booking', 'tutorial', 'message', 'exam');

export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(endpoints.getStudent, { params: { id }, signal }),
    staleTime: 0,
    meta: pageChanges,
  });

export const tutorViewQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'view', id],
    queryFn: ({ signal }) => call(endpoints.getTutorView, { params: { id }, signal }),
    staleTime: 0,
    meta: pageChanges,
  });

export const ownTutorsQuery = queryOptions({
  queryKey: [...key, 'tutors'],
  queryFn: ({ signal }) => call(endpoints.listOwnTutors, { query: {}, signal }),
  meta: changes,
});

export function useShare(tutorId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { classes: boolean; sessions: boolean }) =>
      call(endpoints.shareResults, { params: { id: tutorId }, body }),
    onSuccess: (view) => queries.setQueryData(tutorViewQuery(tutorId).queryKey, view),
    onSettled: () => refreshTopic(queries, 'student'),
  });
}

export function useSaveNote(studentId: string, note: endpoints.StudentNote | null, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, shared }: { text: string; shared: boolean }) =>
      note === null
        ? call(endpoints.addStudentNote, { params: { id: studentId }, body: { text, shared } })
        : call(endpoints.changeStudentNote, { params: { id: note.id }, body: { text } }),
    onSuccess: onSaved,
    onSettled: () => refreshTopic(queries, 'student'),
  });
}

export const deletableNote: Deletable<endpoints.StudentNote> = {
  topic: 'student',
  nameOf: () => 'Your note',
  remove: ({ id }) => call(endpoints.deleteStudentNote, { params: { id } }),
  restore: ({ id }) => call(endpoints.restoreStudentNote, { params: { id } }),
};
