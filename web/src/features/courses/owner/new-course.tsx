import { links } from '@akada/core/links/links.ts';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { CourseForm, type CourseValues } from '../course-form.tsx';
import { useCreateCourse } from './course-changes.ts';

const nothing: CourseValues = { department_id: null, name: '', description: '' };

export function NewCourse() {
  const creation = useCreateCourse();
  const navigate = useNavigate();

  return (
    <CourseForm
      initialValues={nothing}
      refusal={creation.error}
      onSubmit={(content) =>
        // Going back leads to the page before the form, not to an empty form.
        creation.mutate(content, {
          onSuccess: ({ id }) => void navigate(links.course(id), { replace: true }),
        })
      }
    >
      <ActionButton type="submit" isBusy={creation.isPending}>
        Create the course
      </ActionButton>
    </CourseForm>
  );
}
