import { addTopic } from '@akada/contract/base/course-topics.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { Box, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import rows from '../../../ui/list/rows.module.css';
import { TopicList } from '../topic-list.tsx';
import { TopicActions } from './topic-actions.tsx';
import { useAddTopic } from './topic-changes.ts';

/** The topics of the user's course. */
export function TopicEditor({ course }: { course: Course }) {
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<Error | null>(null);

  return (
    <>
      <FormFault error={fault} />
      <TopicList
        topics={course.topics}
        actionsOf={(topic) => (
          <TopicActions course={course} topic={topic} onMoved={setSaid} onFault={setFault} />
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AddTopic courseId={course.id} />
    </>
  );
}

/** Afterwards the field is empty and has the focus, because people type lists in a row. */
function AddTopic({ courseId }: { courseId: string }) {
  const add = useAddTopic(courseId);
  const form = useCheckedForm({
    initialValues: { name: '' },
    rules: (values) => fieldErrors(addTopic.body, values),
    refusal: add.error,
  });
  const submit = form.submit(({ name }) => add.mutate(name, { onSuccess: () => form.reset() }));

  return (
    <form onSubmit={submit} noValidate>
      <FormFault error={form.fault} />
      <Box className={rows.filters} mt="md" mb={0}>
        <TextInput label="New topic" maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
        <ActionButton type="submit" isBusy={add.isPending} aria-label="Add the topic">
          Add
        </ActionButton>
      </Box>
    </form>
  );
}
