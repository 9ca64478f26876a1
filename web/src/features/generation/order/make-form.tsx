import '@mantine/core/styles/NumberInput.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { Button, Group, NumberInput, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { MoreChoices } from '../../../ui/form/choices/more-choices.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { ChoiceFields, hasChosen } from './choice-fields.tsx';
import { getErrors, getOrder, type OrderValues, orderChoices } from './order-values.ts';
import type { Order, OrderKind } from './pending-order.ts';
import { TopicChoice } from './topic-choice.tsx';

/** The parts of the form that differ by kind. */
export interface OrderForm {
  /** The contract's errors, by the names of the API. */
  check: (values: OrderValues) => Record<string, string | undefined>;
  /** The effect of the focus words. */
  focusHint: string;
  /**
   * The plural of the counted items, and the use of their course; null if a note has only one item, which is
   * filed with the note.
   */
  counted: { many: string; courseHint: string } | null;
  /** True if the form offers pages, types, difficulty and kinds. */
  hasChoices: boolean;
  /** The label of the button. */
  submit: (count: number) => string;
}

interface MakeFormProps {
  kind: OrderKind;
  form: OrderForm;
  /** Notes that are ready, at least one. */
  notes: readonly UploadedFile[];
  /** The note that was chosen on the previous page. */
  chosenId: string | null;
  /** The rejected order with its error, so that nothing has to be typed again. */
  refused: { order: Order; error: Error } | null;
  onOrder: (order: Order) => void;
  courseField: DrawCourseField;
  /** The remaining monthly allowance. */
  allowance: ReactNode;
}

/** The form of an order: its note, number of items and focus. */
export function MakeForm({
  kind,
  form: requestedOrderForm,
  notes,
  chosenId,
  refused,
  ...rest
}: MakeFormProps) {
  const { onOrder, courseField, allowance } = rest;
  const { counted } = requestedOrderForm;
  const { id: userId } = useAccount();
  const [isOpened, setOpened] = useState(false);
  const selection = notes.find(({ id }) => id === (refused?.order.fileId ?? chosenId)) ?? notes[0];
  const initialValues: OrderValues = {
    ...orderChoices[kind].of(userId),
    focus: '',
    firstPage: '',
    lastPage: '',
    // The note's course is a better default than the last order's.
    ...(selection?.course_name ? { courseName: '' } : {}),
    ...refused?.order,
    fileId: selection?.id ?? '',
  };
  const form = useCheckedForm({
    initialValues,
    rules: (values) => getErrors(requestedOrderForm.check(values)),
    refusal: refused?.error ?? null,
    shown: getErrors,
  });
  const note = notes.find(({ id }) => id === form.values.fileId);

  const unit = note?.paged === false ? 'section' : 'page';
  const submit = form.submit((values) => {
    orderChoices[kind].remember(userId, { ...values, count: Number(values.count) });
    onOrder({ ...getOrder(values), key: randomId() });
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        <SelectField
          label="Note"
          options={notes.map((note) => [note.id, getName(note)] as const)}
          {...form.getInputProps('fileId')}
          value={form.values.fileId}
        />
        {counted !== null && (
          <NumberInput
            label={`How many ${counted.many}`}
            description="1 to 50. You may get fewer if the note has too little for good ones."
            min={1}
            max={50}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('count')}
          />
        )}
        <Textarea
          label="What should we concentrate on?"
          description={`Optional. ${requestedOrderForm.focusHint} Leave it empty for the whole note.`}
          placeholder="Photosynthesis"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={2_000}
          {...form.getInputProps('focus')}
        />
        <TopicChoice
          fileId={form.values.fileId}
          focus={form.values.focus}
          onChange={(focus) => form.setFieldValue('focus', focus)}
        />
        {(counted !== null || requestedOrderForm.hasChoices) && (
          <MoreChoices
            summary={requestedOrderForm.hasChoices ? `course, ${unit}s, types, difficulty, kinds` : 'course'}
            onOpen={() => setOpened(true)}
            isOpen={refused !== null || (requestedOrderForm.hasChoices && hasChosen(initialValues))}
          >
            {counted !== null &&
              courseField({
                label: 'Course',
                description: note?.course_name
                  ? `Optional. Left empty, they are filed under ${note.course_name}, as the note is.`
                  : `Optional. ${counted.courseHint}`,
                maxLength: 120,
                ...form.getInputProps('courseName'),
                value: form.values.courseName,
              })}
            {requestedOrderForm.hasChoices && <ChoiceFields note={note} isOpen={isOpened} form={form} />}
          </MoreChoices>
        )}
        <Group gap="12px">
          <Button type="submit">{requestedOrderForm.submit(Number(form.values.count) || 0)}</Button>
          {allowance}
        </Group>
      </FormStack>
    </form>
  );
}

/** A written note has its title as its name, an uploaded one its file name. */
function getName({ is_written, title, original_filename }: UploadedFile): string {
  return is_written && title !== null ? title : original_filename;
}
