import type { CatalogDetail } from '@akada/contract/base/catalog-administration.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { isConflict } from '../../../lib/http/api-error.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { checkName, checkReason, useEditTopic } from './api.ts';
import { ReasonField } from './archive-entry.tsx';

interface EditTopicProps {
  courseId: string;
  topic: CatalogDetail['topics'][number];
  onClose: () => void;
}

/** Renames a topic. If another topic of the course has the new name, the two are merged after confirmation. */
export function EditTopic({ courseId, topic, onClose }: EditTopicProps) {
  // The topic as it was when the dialog opened: the administrator has not seen later changes.
  const [shown] = useState(topic);
  const edit = useEditTopic(courseId, shown);
  const form = useCheckedForm({
    initialValues: { name: shown.name, reason: '' },
    rules: async ({ name, reason }) => ({ ...(await checkName(name)), ...(await checkReason(reason)) }),
    refusal: edit.error,
  });
  const { error, variables } = edit;
  const isTaken =
    error !== null &&
    isConflict(error) &&
    error.message.startsWith('This course has a topic') &&
    variables?.name === form.values.name;

  return (
    <FormDialog
      title={`Edit ${shown.name}`}
      save={isTaken ? 'Merge the two' : 'Save'}
      isHarsh={isTaken}
      isBusy={edit.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) =>
        edit.mutate({ ...values, may_merge: isTaken }, { onSuccess: onClose }),
      )}
    >
      <FormFault error={form.fault} />
      <TextInput
        label="Name of the topic"
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Text>Questions, exams and statistics of this topic follow. A merge cannot be undone.</Text>
      <ReasonField {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
