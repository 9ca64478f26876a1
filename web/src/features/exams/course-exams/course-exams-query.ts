/** Exams that tutors set for the courses that I joined. */
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { useStreamSettled } from '../../../lib/stream/stream-settled.ts';
import { examListsKey } from '../exam-lists.ts';

/** Open ones come first, then those to come, so that what is cut off is past. */
const most = 100;

/** @param courseId of one course alone */
export const courseExamsQuery = (courseId?: string) =>
  queryOptions({
    queryKey: [...examListsKey, 'of courses', courseId ?? null],
    queryFn: ({ signal }) =>
      call(listSetExams, {
        query: { limit: most, ...(courseId !== undefined && { course_id: courseId }) },
        signal,
      }),
    // A new one comes with a notification.
    meta: changedBy('exam', 'course', 'notification'),
  });

/** For lists beside other things, which wait until hints arrive: notifications would have them read twice. */
export function useCourseExams(courseId?: string) {
  return useQuery({ ...courseExamsQuery(courseId), enabled: useStreamSettled() });
}
