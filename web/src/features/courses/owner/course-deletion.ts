import { type Course, deleteCourse, restoreCourse } from '@akada/contract/base/courses.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { courseQuery } from '../api.ts';

type Named = Pick<Course, 'id' | 'name'>;

/** Takes a deletion back, wherever its page is by then. */
export function useRestoreCourse() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Named) => call(restoreCourse, { params: { id } }),
    onSuccess: () => refreshTopic(queries, 'course'),
    onError: ({ message }, { name }) => toast.error(`${name} could not be restored. ${message}`),
  });
}

/** Deletes at once; for an hour that can be taken back. @param onDeleted moves on from the page of the course */
export function useDeleteCourse(course: Named, onDeleted: () => void) {
  const queries = useQueryClient();
  const restoring = useRestoreCourse();
  return useMutation({
    mutationFn: () => call(deleteCourse, { params: { id: course.id } }),
    onSuccess: () => {
      onDeleted();
      queries.removeQueries({ queryKey: courseQuery(course.id).queryKey });
      toast.success(`${course.name} is deleted.`, {
        action: { text: 'Undo', run: () => restoring.mutate(course) },
      });
      void refreshTopic(queries, 'course');
    },
    onError: () => void refreshTopic(queries, 'course'),
  });
}
