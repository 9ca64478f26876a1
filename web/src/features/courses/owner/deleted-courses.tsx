import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RestorableRow } from '../../../ui/page/restorable-row.tsx';
import rows from '../../../ui/page/rows.module.css';
import { deletedCoursesQuery } from '../api.ts';
import { useRestoreCourse } from './course-deletion.ts';

/** A tutor's courses that were deleted within the hour; nothing where there are none. */
export function DeletedCourses() {
  const { data } = useQuery(deletedCoursesQuery);
  const restoring = useRestoreCourse();
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="deleted-courses">
      <Title order={2} id="deleted-courses" size="h3" mb="sm">
        Recently deleted
      </Title>
      <ul className={rows.list}>
        {data.items.map((course) => (
          <RestorableRow
            key={course.id}
            name={course.name}
            until={course.restorable_until}
            isBusy={restoring.isPending && restoring.variables.id === course.id}
            onRestore={() => restoring.mutate(course)}
          />
        ))}
      </ul>
    </section>
  );
}
