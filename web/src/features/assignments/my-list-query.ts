/** The list of work that a student was given, separate from the code of its page, because the dashboard reads it. */
import { listAssignedWork } from '@akada/contract/work/classes/my-assignments.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** @param courseId limits the list to a class; without it only work to do is returned */
export const myAssignmentsQuery = (courseId: string | null) =>
  queryOptions({
    queryKey: ['my-assignments', courseId],
    queryFn: ({ signal }) =>
      call(listAssignedWork, {
        query: courseId === null ? { show: 'to_do', limit: 20 } : { course_id: courseId, limit: 50 },
        signal,
      }),
    staleTime: 0,
    meta: changedBy('assignment', 'course', 'exam'),
  });
