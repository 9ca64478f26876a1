import '@mantine/core/styles/NumberInput.css';
import type { Assignment } from '@akada/contract/work/classes/assignment-work.ts';
import { editAssignment } from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useEditAssignment } from './api.ts';
import { type AssignmentValues, toTerms, toValues } from './form-values.ts';
import { TermFields } from './term-fields.tsx';

interface EditDialogProps {
  assignment: Assignment;
  onClose: () => void;
}

/** Changes words, times and rules; the content stays, because students may have started. */
export function EditDialog({ assignment, onClose }: EditDialogProps) {
  const { id, zone, version, phase } = assignment;
  const saving = useEditAssignment(id);
  const toBody = (values: AssignmentValues) => ({ ...toTerms(values, zone), version });
  const form = useCheckedForm<AssignmentValues>({
    initialValues: toValues(assignment),
    rules: (values) => fieldErrors(editAssignment.body, toBody(values)),
    refusal: saving.error,
  });

  return (
    <FormDialog
      title="Change this work"
      save="Save"
      isBusy={saving.isPending}
      onSubmit={form.submit((values) => saving.mutate(toBody(values), { onSuccess: onClose }))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <TextInput label="Title" maxLength={assignmentLimits.title} {...form.getInputProps('title')} />
      <Textarea
        label="Instruction"
        autosize
        minRows={2}
        maxLength={assignmentLimits.instruction}
        {...form.getInputProps('instruction')}
      />
      <TermFields form={form} zone={zone} hasOpened={phase !== 'coming'} />
    </FormDialog>
  );
}
