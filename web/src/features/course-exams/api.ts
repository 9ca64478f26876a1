/** Exams that I set, as their pages read them. */
import {
  type CourseExam,
  deleteCourseExam,
  getCourseExam,
  listCourseExams,
  listDeletedCourseExams,
  restoreCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pagingOf } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';

/** What every list of them begins its key with. */
export const courseExamListsKey = ['course-exams', 'list'] as const;

/** Time and students change them without a hint: they are read again when they are looked at. */
export const alwaysRead = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** @param courseId null for those of all courses */
export const courseExamsQuery = (courseId: string | null, page: number) =>
  queryOptions({
    queryKey: [...courseExamListsKey, courseId, page],
    queryFn: ({ signal }) =>
      call(listCourseExams, {
        query: {
          ...pagingOf(page),
          ...(courseId === null ? {} : { course_id: courseId }),
        },
        signal,
      }),
    ...alwaysRead,
    meta: changedBy('exam'),
  });

export const courseExamQuery = (id: string) =>
  queryOptions({
    queryKey: ['course-exams', 'one', id],
    queryFn: ({ signal }) => call(getCourseExam, { params: { id }, signal }),
    ...alwaysRead,
    meta: changedBy('exam'),
  });

export const deletedCourseExamsQuery = queryOptions({
  queryKey: ['course-exams', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedCourseExams, { signal }),
  meta: changedBy('exam'),
});

type Named = Pick<CourseExam, 'id' | 'title'>;

/** Takes a deletion back, wherever its page is by then. */
export function useRestoreCourseExam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Named) => call(restoreCourseExam, { params: { id } }),
    onSuccess: () => refreshTopic(queries, 'exam'),
    onError: ({ message }, { title }) => toast.error(`${title} could not be restored. ${message}`),
  });
}

/** Deletes at once; for an hour that can be taken back. @param onDeleted moves on from the page of the exam */
export function useDeleteCourseExam(exam: Named, onDeleted: () => void) {
  const queries = useQueryClient();
  const restoring = useRestoreCourseExam();
  return useMutation({
    mutationFn: () => call(deleteCourseExam, { params: { id: exam.id } }),
    onSuccess: () => {
      onDeleted();
      queries.removeQueries({ queryKey: courseExamQuery(exam.id).queryKey });
      toast.success(`${exam.title} is deleted.`, {
        action: { text: 'Undo', run: () => restoring.mutate(exam) },
      });
      void refreshTopic(queries, 'exam');
    },
  });
}
