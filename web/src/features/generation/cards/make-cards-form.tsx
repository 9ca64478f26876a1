import '@mantine/core/styles/NumberInput.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { generateFlashcards } from '@akada/contract/work/card-generation.ts';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { randomId } from '../../../lib/device/browser.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { useAccount } from '../../../lib/session/account.ts';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Order } from '../pending-order.ts';
import { TopicChoice } from '../topic-choice.tsx';
import { type CardOrderValues, cardChoices, cardsBodyOf } from './cards-api.ts';

interface MakeCardsFormProps {
  /** Notes that are ready, at least one. */
  notes: readonly UploadedFile[];
  /** The note that was chosen on the page before. */
  chosenId: string | null;
  /** The order that was refused, so that nothing of it has to be typed again, and why. */
  refused: { order: Order; error: Error } | null;
  onOrder: (order: Order) => void;
  courseField: DrawCourseField;
}

const names: Record<string, string> = {
  gemini_file_id: 'fileId',
  card_count: 'count',
  context: 'focus',
  course_name: 'courseName',
};

const errorsOf = (errors: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [names[name] ?? name, text]));

/** Of which note, how many, and about what. */
export function MakeCardsForm({ notes, chosenId, refused, onOrder, courseField }: MakeCardsFormProps) {
  const { id: userId } = useAccount();
  const chosen = notes.find(({ id }) => id === (refused?.order.fileId ?? chosenId)) ?? notes[0];
  const choices = cardChoices.of(userId);
  const form = useCheckedForm<Required<CardOrderValues>>({
    initialValues: {
      ...choices,
      focus: '',
      // A note knows better than the last order where its cards belong.
      courseName: chosen?.course_name ? '' : choices.courseName,
      ...refused?.order,
      fileId: chosen?.id ?? '',
    },
    rules: (values) => errorsOf(fieldErrors(generateFlashcards.body, cardsBodyOf(values))),
    refusal: refused?.error ?? null,
    shown: errorsOf,
  });
  const { fileId, focus, courseName } = form.values;
  const count = Number(form.values.count) || 0;
  const note = notes.find(({ id }) => id === fileId);

  const submit = form.submit((values) => {
    cardChoices.remember(userId, { count: Number(values.count), courseName: values.courseName });
    onOrder({ ...values, count: Number(values.count), key: randomId() });
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <FormFault error={form.fault} />
        <SelectField
          label="Note"
          options={notes.map(({ id, original_filename }) => [id, original_filename] as const)}
          {...form.getInputProps('fileId')}
          value={fileId}
        />
        <NumberInput
          label="How many cards"
          description="1 to 50. Fewer come back when the note does not carry more good ones."
          min={1}
          max={50}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps('count')}
        />
        <Textarea
          label="What to concentrate on"
          description="Optional. Leave it empty for the whole note."
          placeholder="Photosynthesis"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          {...form.getInputProps('focus')}
        />
        <TopicChoice {...{ fileId, focus }} onChange={(next) => form.setFieldValue('focus', next)} />
        {courseField({
          label: 'Course',
          description: note?.course_name
            ? `Optional. Left empty, they are filed under ${note.course_name}, as the note is.`
            : 'Optional. In whose deck they stand.',
          maxLength: 120,
          ...form.getInputProps('courseName'),
          value: courseName,
        })}
        <Button type="submit">{count === 1 ? 'Make 1 card' : `Make ${count || ''} cards`}</Button>
      </FormStack>
    </form>
  );
}
