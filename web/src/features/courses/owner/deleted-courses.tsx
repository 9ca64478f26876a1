import { useQuery } from '@tanstack/react-query';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { deletedCoursesQuery } from '../api.ts';
import { useRestoreCourse } from './course-deletion.ts';

/** A tutor's courses that were deleted within the hour; nothing where there are none. */
export function DeletedCourses() {
  const { data } = useQuery(deletedCoursesQuery);
  const restoring = useRestoreCourse();

  return (
    <RestorableList
      items={data?.items}
      nameOf={({ name }) => name}
      restoringId={restoring.isPending ? restoring.variables.id : null}
      onRestore={(course) => restoring.mutate(course)}
    />
  );
}
