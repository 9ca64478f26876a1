/** Queries of the tutor's own exams. */
import {
  type CourseExam,
  deleteCourseExam,
  getCourseExam,
  listCourseExams,
  listDeletedCourseExams,
  restoreCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Every list of course exams starts its key with this. */
export const courseExamListsKey = ['course-exams', 'list'] as const;

/** Time and students change them without a hint, so each view reads them again. */
export const alwaysRead = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** @param courseId null for the exams of all courses */
export const courseExamsQuery = (courseId: string | null, page: number) =>
  queryOptions({
    queryKey: [...courseExamListsKey, courseId, page],
    queryFn: ({ signal }) =>
      call(listCourseExams, {
        query: {
          ...getPaging(page),
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

export const deletableExam: Deletable<Pick<CourseExam, 'id' | 'title'>> = {
  topic: 'exam',
  nameOf: ({ title }) => title,
  remove: ({ id }) => call(deleteCourseExam, { params: { id } }),
  restore: ({ id }) => call(restoreCourseExam, { params: { id } }),
  keyOf: ({ id }) => courseExamQuery(id).queryKey,
};
