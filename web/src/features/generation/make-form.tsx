import '@mantine/core/styles/NumberInput.css';
import { generateMcqs } from '@akada/contract/generation.ts';
import type { UploadedFile } from '@akada/contract/notes.ts';
import { Button, NativeSelect, NumberInput, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { randomId } from '../../lib/device/random-id.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import type { Order } from './pending-order.ts';

interface MakeFormProps {
  /** Notes that are ready, at least one. */
  notes: readonly UploadedFile[];
  /** The note that was chosen on the page before. */
  chosenId: string | null;
  onOrder: (order: Order) => void;
}

export function MakeForm({ notes, chosenId, onOrder }: MakeFormProps) {
  const chosen = notes.find(({ id }) => id === chosenId) ?? notes[0];
  const form = useForm({
    initialValues: { fileId: chosen?.id ?? '', count: 10 as number | string, focus: '' },
    validate: ({ fileId, count, focus }) => {
      const sent = { gemini_file_id: fileId, question_count: count === '' ? null : count, context: focus };
      const errors = fieldErrors(generateMcqs.body, sent);
      return { fileId: errors.gemini_file_id, count: errors.question_count, focus: errors.context };
    },
  });
  const count = Number(form.values.count) || 0;

  const submit = form.onSubmit(
    ({ fileId, focus }) => onOrder({ fileId, count, focus, key: randomId() }),
    focusRefused,
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NativeSelect
          label="Note"
          data={notes.map(({ id, original_filename }) => ({ value: id, label: original_filename }))}
          {...form.getInputProps('fileId')}
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
          description="Optional. Leave it empty for the whole note."
          placeholder="Photosynthesis, and what limits it"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          {...form.getInputProps('focus')}
        />
        <Button type="submit">{count === 1 ? 'Make 1 question' : `Make ${count || ''} questions`}</Button>
      </Stack>
    </form>
  );
}
