import type { Course } from '@akada/contract/base/courses.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { deletableCourse } from './course-deletion.ts';

export function DeleteCourse({ course, memberCount }: { course: Course; memberCount: number }) {
  const navigate = useNavigate();
  const deletion = useDeletion(deletableCourse, () => void navigate(links.courses({ relation: 'owner' })));
  if (memberCount > 0) {
    return <Text c="dimmed">A course can be deleted when all of its students have left it.</Text>;
  }

  return (
    <div>
      <FormFault error={deletion.error} />
      <ActionButton variant="default" isBusy={deletion.isPending} onClick={() => deletion.mutate(course)}>
        Delete the course
      </ActionButton>
    </div>
  );
}
