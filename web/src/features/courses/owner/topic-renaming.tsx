import { renameTopic } from '@akada/contract/base/course-topics.ts';
import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { type Topic, useRenameTopic } from './topic-changes.ts';

interface TopicRenamingProps {
  courseId: string;
  topic: Topic;
  onClose: () => void;
}

export function TopicRenaming({ courseId, topic, onClose }: TopicRenamingProps) {
  const formId = useId();
  const rename = useRenameTopic(courseId, topic.id);
  const form = useCheckedForm({
    initialValues: { name: topic.name },
    rules: (values) => fieldErrors(renameTopic.body, values),
    refusal: rename.error,
  });
  const submit = form.submit(({ name }) => rename.mutate(name, { onSuccess: onClose }));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rename ${topic.name}`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton type="submit" form={formId} isBusy={rename.isPending}>
            Save the name
          </ActionButton>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormFault error={form.fault} />
        <TextInput
          label="Name of the topic"
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </form>
    </Dialog>
  );
}
