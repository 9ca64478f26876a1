/** The exam of a class, as its tutor sets it. */
import {
  type ClassExam,
  type ClassExamForm,
  getClassExam,
  listClassStudents,
  removeClassExam,
  setClassExam,
} from '@akada/contract/work/plans/class-exams.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import type { Deletable } from '../../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const classExamQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['class-exams', 'course', courseId],
    queryFn: ({ signal }) => call(getClassExam, { params: { id: courseId }, signal }),
    meta: changedBy('course'),
  });

export const classStudentsQuery = (courseId: string, page: number) =>
  queryOptions({
    queryKey: ['class-exams', 'students', courseId, page],
    queryFn: ({ signal }) =>
      call(listClassStudents, { params: { id: courseId }, query: getPaging(page), signal }),
    meta: changedBy('course'),
  });

export function useSetClassExam(courseId: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassExamForm) => call(setClassExam, { params: { id: courseId }, body }),
    onSuccess: (answer) => {
      queries.setQueryData(classExamQuery(courseId).queryKey, answer);
      onSaved();
    },
    // Also after an error: another device may have changed the exam.
    onSettled: () => refreshTopic(queries, 'course'),
  });
}

/** Removing is undone by announcing the same exam again, which the server recognises. */
export const deletableClassExam = (courseId: string): Deletable<ClassExam> => ({
  topic: 'course',
  nameOf: () => 'The exam date',
  remove: () => call(removeClassExam, { params: { id: courseId } }),
  restore: ({ title, exam_at }) =>
    call(setClassExam, { params: { id: courseId }, body: { title, exam_at, replaces: null } }),
});
