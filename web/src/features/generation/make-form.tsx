import '@mantine/core/styles/NumberInput.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { randomId } from '../../lib/device/browser.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { useAccount } from '../../lib/session/account.ts';
import type { DrawCourseField } from '../../ui/form/course-field.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { bodyOf, errorsOf, type OrderValues, orderChoices, orderOf } from './order-values.ts';
import type { Order } from './pending-order.ts';
import { TopicChoice } from './topic-choice.tsx';

interface MakeFormProps {
  /** Notes that are ready, at least one. */
  notes: readonly UploadedFile[];
  /** The note that was chosen on the page before. */
  chosenId: string | null;
  /** The order that was refused, so that nothing of it has to be typed again, and why. */
  refused: { order: Order; error: Error } | null;
  onOrder: (order: Order) => void;
  courseField: DrawCourseField;
}

export function MakeForm({ notes, chosenId, refused, onOrder, courseField }: MakeFormProps) {
  const { id: userId } = useAccount();
  const chosen = notes.find(({ id }) => id === (refused?.order.fileId ?? chosenId)) ?? notes[0];
  const initialValues: OrderValues = {
    ...orderChoices.of(userId),
    ...{ focus: '', firstPage: '', lastPage: '' },
    // A note knows better than the last order where its questions belong.
    ...(chosen?.course_name ? { courseName: '' } : {}),
    ...refused?.order,
    fileId: chosen?.id ?? '',
  };
  const form = useCheckedForm({
    initialValues,
    rules: (values) => errorsOf(fieldErrors(generateMcqs.body, bodyOf(values))),
    refusal: refused?.error ?? null,
    shown: errorsOf,
  });
  const count = Number(form.values.count) || 0;
  const note = notes.find(({ id }) => id === form.values.fileId);

  const submit = form.submit((values) => {
    orderChoices.remember(userId, { ...values, count: Number(values.count) });
    onOrder({ ...orderOf(values), key: randomId() });
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        <SelectField
          label="Note"
          options={notes.map(({ id, original_filename }) => [id, original_filename] as const)}
          {...form.getInputProps('fileId')}
          value={form.values.fileId}
        />
        <NumberInput
          label="How many questions"
          description="1 to 50. Fewer come back when the note does not carry more good ones."
          min={1}
          max={50}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps('count')}
        />
        <Textarea
          label="What to concentrate on"
          description="Optional. Only what has these words in it is asked. Leave it empty for the whole note."
          placeholder="Photosynthesis"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          {...form.getInputProps('focus')}
        />
        <TopicChoice
          fileId={form.values.fileId}
          focus={form.values.focus}
          onChange={(focus) => form.setFieldValue('focus', focus)}
        />
        {courseField({
          label: 'Course',
          description: note?.course_name
            ? `Optional. Left empty, they are filed under ${note.course_name}, as the note is.`
            : 'Optional. It helps you find the questions later.',
          maxLength: 120,
          ...form.getInputProps('courseName'),
          value: form.values.courseName,
        })}
        <ChoiceFields note={note} form={form} />
        <Button type="submit">{count === 1 ? 'Make 1 question' : `Make ${count || ''} questions`}</Button>
      </FormStack>
    </form>
  );
}
