import {
  type CourseExamStudent,
  changeCourseExamStudent,
  courseExamResults,
  listCourseExamStudents,
  type SittingState,
} from '@akada/contract/work/course-exams.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const studentsPageSize = 50;

/** What is listed; null and an empty search narrow nothing. */
export interface StudentChoice {
  search: string;
  state: SittingState | null;
  page: number;
}

export const studentsQuery = (examId: string, { search, state, page }: StudentChoice) =>
  queryOptions({
    queryKey: ['course-exams', 'students', examId, search, state, page],
    queryFn: ({ signal }) =>
      call(listCourseExamStudents, {
        params: { id: examId },
        query: {
          ...{ search, skip: page * studentsPageSize, limit: studentsPageSize },
          ...(state !== null && { state }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: changedBy('exam'),
  });

export function takeResults(examId: string): Promise<Blob> {
  return download(courseExamResults, { params: { id: examId } });
}

/** More time and more attempts for one student. */
export type Allowance = Pick<CourseExamStudent, 'extra_percent' | 'extra_attempts'>;

export function useAllow(examId: string, studentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Allowance) =>
      call(changeCourseExamStudent, { params: { id: examId, student_id: studentId }, body }),
    onSettled: () => refreshTopic(queries, 'exam'),
  });
}
