import type { Course } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { useDeleteCourse } from './course-deletion.ts';

export function DeleteCourse({ course, memberCount }: { course: Course; memberCount: number }) {
  const navigate = useNavigate();
  const deletion = useDeleteCourse(course, () => void navigate(links.courses({ relation: 'owner' })));
  if (memberCount > 0) {
    return <Text c="dimmed">A course can be deleted when all of its students have left it.</Text>;
  }

  return (
    <div>
      <FormFault error={deletion.error} />
      <ActionButton variant="default" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
        Delete the course
      </ActionButton>
    </div>
  );
}
