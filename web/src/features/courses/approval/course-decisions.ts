/** Decisions of administrators about courses. */
import type { AdminCourse } from '@akada/contract/base/course-approval.ts';
import * as endpoints from '@akada/contract/base/course-approval.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

const submittedKey = ['courses', 'submitted'] as const;

/** The number of courses reviewed in one go, longest waiting first. */
const submittedPageSize = 25;

export const waitingCoursesQuery = queryOptions({
  queryKey: submittedKey,
  queryFn: ({ signal }) =>
    call(endpoints.listSubmittedCourses, { query: { state: 'waiting', limit: submittedPageSize }, signal }),
  staleTime: 10_000,
});

export interface Decision {
  shown: AdminCourse;
  /** Null approves. */
  reason: string | null;
}

/**
 * @param onConflict called if the tutor has changed the course in the meantime; the next read of the list may
 * omit it
 */
export function useDecideCourse(onConflict: (conflict: Error) => void) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: submittedKey });
  return useMutation({
    mutationFn: decide,
    onSuccess: (_answer, { shown: { course }, reason }) => {
      toast.success(
        reason === null
          ? `${course.name} is in the catalog.`
          : `${course.name} is rejected. Its tutor reads your reason.`,
      );
      void refreshTopic(queries, 'course');
      return readAgain();
    },
    onError: (error) => {
      if (!isConflict(error)) return;
      onConflict(error);
      return readAgain();
    },
  });
}

// Each decision sends the version that was shown: the server rejects it if the tutor has changed the course
// since.
function decide({ shown: { course }, reason }: Decision): Promise<AdminCourse> {
  const params = { id: course.id };
  const version = course.for_owner?.version ?? '';
  if (reason === null) return call(endpoints.approveCourse, { params, body: { version } });
  return call(endpoints.rejectCourse, { params, body: { version, reason } });
}
