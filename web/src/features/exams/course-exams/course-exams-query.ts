/** Exams that tutors set for the courses that I joined. */
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { useStreamSettled } from '../../../lib/stream/stream-settled.ts';
import { examListsKey } from '../exam-lists.ts';

/** Open ones come first, then those to come, so that what is cut off is past. */
const max = 100;

/** @param courseId limits the exams to one course */
export const courseExamsQuery = (courseId?: string) =>
  queryOptions({
    queryKey: [...examListsKey, 'of courses', courseId ?? null],
    queryFn: ({ signal }) =>
      call(listSetExams, {
        query: { limit: max, ...(courseId !== undefined && { course_id: courseId }) },
        signal,
      }),
    // A new one comes with a notification.
    meta: changedBy('exam', 'course', 'notification'),
  });

/**
 * Serves lists next to other content. It waits until hints arrive, because notifications would cause a second
 * read.
 */
export function useCourseExams(courseId?: string) {
  return useQuery({ ...courseExamsQuery(courseId), enabled: useStreamSettled() });
}
