import type { Course } from '@akada/contract/base/courses.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ClothField } from '../../../ui/cloth/cloth-field.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { CourseDescription } from '../course-description.tsx';
import { CourseForm } from '../course-form.tsx';
import { useEditCourse } from './course-changes.ts';

/** Name, department and description, and the form that changes them. */
export function AboutCourse({ course }: { course: Course }) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);

  // The form has closed and lost the focus: a keyboard user continues from the button that opened it.
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  if (isEdited) return <EditForm course={course} onClose={() => setEdited(false)} />;
  return (
    <>
      <CourseDescription text={course.description} />
      <Button ref={edit} variant="default" mt="md" onClick={() => setEdited(true)}>
        Edit the course
      </Button>
    </>
  );
}

function EditForm({ course, onClose }: { course: Course; onClose: () => void }) {
  const edit = useEditCourse(course.id);
  const [drawn, setDrawn] = useState<Cloth | null>(null);
  const { department, name, description } = course;

  return (
    <CourseForm
      initialValues={{ department_id: department, name, description }}
      refusal={edit.error}
      onSubmit={(content) => edit.mutate({ ...content, ...drawn }, { onSuccess: onClose })}
    >
      <ClothField value={drawn ?? course} isColourFixed={false} onDraw={setDrawn} />
      <Group>
        <ActionButton type="submit" isBusy={edit.isPending}>
          Save the course
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </CourseForm>
  );
}
