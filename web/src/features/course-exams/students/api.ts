import {
  type CourseExamStudent,
  changeCourseExamStudent,
  courseExamResults,
  listCourseExamStudents,
  type SittingState,
} from '@akada/contract/work/course-exams.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

/** The filter of the list; an empty search and no state match everyone. */
export interface StudentChoice {
  search: string;
  state: SittingState | undefined;
  page: number;
}

export const studentsQuery = (examId: string, { search, state, page }: StudentChoice) =>
  queryOptions({
    queryKey: ['course-exams', 'students', examId, search, state, page],
    queryFn: ({ signal }) =>
      call(listCourseExamStudents, {
        params: { id: examId },
        query: { search, state, ...getPaging(page) },
        signal,
      }),
    meta: changedBy('exam'),
  });

export function takeResults(examId: string): Promise<Blob> {
  return download(courseExamResults, { params: { id: examId } });
}

/** Gives a student more time and attempts. */
export type Allowance = Pick<CourseExamStudent, 'extra_percent' | 'extra_attempts'>;

export function useAllow(examId: string, studentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Allowance) =>
      call(changeCourseExamStudent, { params: { id: examId, student_id: studentId }, body }),
    onSettled: () => refreshTopic(queries, 'exam'),
  });
}
