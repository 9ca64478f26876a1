/** Work that a tutor gave: queries and changes of the tutor's pages. */

import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import type { Assignment, AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import * as endpoints from '@akada/contract/work/classes/assignments.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const key = ['assignments'] as const;

/** @param courseId limits the list to a class */
export const assignmentsQuery = (courseId: string, show: 'current' | 'past', page: number) =>
  queryOptions({
    queryKey: [...key, 'list', courseId, show, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAssignments, {
        query: { course_id: courseId, show, ...getPaging(page) },
        signal,
      }),
    staleTime: 0,
    meta: changedBy('assignment', 'course', 'exam'),
  });

export const sentSetsQuery = (studentId: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'student', studentId, page],
    queryFn: ({ signal }) =>
      call(endpoints.listStudentAssignments, {
        params: { student_id: studentId },
        query: getPaging(page),
        signal,
      }),
    staleTime: 0,
    meta: changedBy('assignment', 'exam'),
  });

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(endpoints.getAssignment, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('assignment', 'exam'),
  });

/** The filter of the students; an absent state matches everyone. */
export interface StudentChoice {
  search: string;
  state: AssignmentStudent['state'] | undefined;
  page: number;
}

export const assignmentStudentsQuery = (id: string, { search, state, page }: StudentChoice) =>
  queryOptions({
    queryKey: [...key, 'students', id, search, state, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAssignmentStudents, {
        params: { id },
        query: { search, state, ...getPaging(page) },
        signal,
      }),
    staleTime: 0,
    meta: changedBy('assignment', 'exam'),
  });

export const assignmentWorkQuery = (id: string, studentId: string) =>
  queryOptions({
    queryKey: [...key, 'work', id, studentId],
    queryFn: ({ signal }) =>
      call(endpoints.getAssignmentWork, { params: { id, student_id: studentId }, signal }),
    staleTime: 0,
    meta: changedBy('assignment', 'exam'),
  });

export const fetchAssignmentTable = (id: string): Promise<Blob> =>
  download(endpoints.assignmentTable, { params: { id } });

/** A change after which all assignments are read again, also after an error. */
function useChange<Input, Output>(send: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => refreshTopic(queries, 'assignment') });
}

export type NewAssignment = SentBodyOf<typeof endpoints.createAssignment>;
export type ChangedAssignment = SentBodyOf<typeof endpoints.editAssignment>;

export const useCreateAssignment = () =>
  useChange((body: NewAssignment) => call(endpoints.createAssignment, { body }));

export const useEditAssignment = (id: string) =>
  useChange((body: ChangedAssignment) => call(endpoints.editAssignment, { params: { id }, body }));

export const useRemind = (id: string) =>
  useChange((studentId: string | null) =>
    call(endpoints.remindStudents, { params: { id }, body: { student_id: studentId } }),
  );

export const useExtend = (id: string, studentId: string) =>
  useChange((body: SentBodyOf<typeof endpoints.extendAssignment>) =>
    call(endpoints.extendAssignment, { params: { id, student_id: studentId }, body }),
  );

export const useMark = (id: string, studentId: string) =>
  useChange((body: SentBodyOf<typeof endpoints.markAssignment>) =>
    call(endpoints.markAssignment, { params: { id, student_id: studentId }, body }),
  );

export const deletableAssignment: Deletable<Pick<Assignment, 'id' | 'title'>> = {
  topic: 'assignment',
  nameOf: ({ title }) => title,
  remove: ({ id }) => call(endpoints.deleteAssignment, { params: { id } }),
  restore: ({ id }) => call(endpoints.restoreAssignment, { params: { id } }),
  keyOf: ({ id }) => assignmentQuery(id).queryKey,
};
