/** Exams that tutors set for the student's courses. */
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { comesEarly } from '../../../lib/http/early-answers.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { useStreamSettled } from '../../../lib/stream/stream-settled.ts';
import { examListsKey } from '../exam-lists.ts';

/** Open exams come first, then future ones, so only past ones can be cut off. */
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
    // A new exam comes with a notification.
    meta: changedBy('exam', 'course', 'notification'),
  });

/**
 * Serves lists next to other content. It waits until hints arrive, because notifications would cause a second
 * read.
 */
export function useCourseExams(courseId?: string) {
  const isSettled = useStreamSettled();
  return useQuery({ ...courseExamsQuery(courseId), enabled: isSettled || comesEarly('set_exams') });
}
