import '@mantine/core/styles/NumberInput.css';
import { createAssignment } from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormColumns, FormStack } from '../../ui/form/form-stack.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useCreateAssignment } from './api.ts';
import { kindNames } from './assignment-words.ts';
import { type ContentChoices, ContentFields } from './content-fields.tsx';
import { type AssignmentValues, formNames, renameErrors, toForm } from './form-values.ts';
import { TermFields } from './term-fields.tsx';

interface AssignmentFormProps {
  initialValues: AssignmentValues;
  /** Values with their visible names: `course:` or `student:` with an id. */
  recipients: readonly (readonly [value: string, text: string])[];
  /** The topics of the bank, and the exams and sets of the class. */
  choices: ContentChoices;
  zone: string;
  onRecipient: (recipient: string) => void;
  onSaved: (id: string) => void;
}

/** Gives work to a class or one student. */
export function AssignmentForm({
  initialValues,
  recipients,
  choices,
  zone,
  onRecipient,
  onSaved,
}: AssignmentFormProps) {
  const saving = useCreateAssignment();
  const toFormErrors = (errors: Record<string, string>) => renameErrors(errors, formNames);
  const form = useCheckedForm<AssignmentValues>({
    initialValues,
    rules: (values) => toFormErrors(fieldErrors(createAssignment.body, toForm(values, zone))),
    refusal: saving.error,
    shown: toFormErrors,
  });
  const { recipient, kind } = form.values;
  const [target, targetId = ''] = recipient.split(':');
  const courseId = target === 'course' ? targetId : null;
  // An exam belongs to a class.
  const kinds = Object.entries(kindNames).filter(([name]) => name !== 'exam' || courseId !== null);

  return (
    <form
      noValidate
      onSubmit={form.submit((values) =>
        saving.mutate(toForm(values, zone), { onSuccess: ({ id }) => onSaved(id) }),
      )}
    >
      <Stack>
        <FormFault error={form.fault} />
        <FormColumns>
          <Section title="Work">
            <FormStack>
              <SelectField
                label="For"
                value={recipient}
                options={recipients}
                error={form.errors.recipient}
                data-path="recipient"
                onChange={(next) => {
                  form.setFieldValue('recipient', next);
                  if (kind === 'exam') form.setFieldValue('kind', 'set');
                  onRecipient(next);
                }}
              />
              <ChipField
                label="Kind"
                value={kind}
                options={kinds}
                onChange={(next) => form.setFieldValue('kind', next as AssignmentValues['kind'])}
              />
              <TextInput
                label="Title"
                placeholder="Meiosis"
                maxLength={assignmentLimits.title}
                autoComplete="off"
                {...form.getInputProps('title')}
              />
              <ContentFields form={form} choices={choices} />
              <Textarea
                label={kind === 'essay' ? 'The task' : 'Instruction'}
                autosize
                minRows={2}
                maxLength={assignmentLimits.instruction}
                {...form.getInputProps('instruction')}
              />
            </FormStack>
          </Section>
          <Section title="Time">
            <TermFields form={form} zone={zone} hasOpened={false} />
          </Section>
        </FormColumns>
        <div>
          <ActionButton type="submit" isBusy={saving.isPending}>
            {courseId === null ? 'Send to your student' : 'Give to the class'}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}
