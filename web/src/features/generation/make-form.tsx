import '@mantine/core/styles/NumberInput.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { randomId } from '../../lib/device/browser.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
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
  const form = useCheckedForm({
    initialValues: { fileId: chosen?.id ?? '', count: 10 as number | string, focus: '' },
    rules: ({ fileId, count, focus }) => {
      const sent = { gemini_file_id: fileId, question_count: count === '' ? null : count, context: focus };
      const errors = fieldErrors(generateMcqs.body, sent);
      return { fileId: errors.gemini_file_id, count: errors.question_count, focus: errors.context };
    },
  });
  const count = Number(form.values.count) || 0;

  const submit = form.submit(({ fileId, focus }) => onOrder({ fileId, count, focus, key: randomId() }));

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
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
          description="Optional. Leave it empty for the whole note."
          placeholder="Photosynthesis, and what limits it"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          {...form.getInputProps('focus')}
        />
        <Button type="submit">{count === 1 ? 'Make 1 question' : `Make ${count || ''} questions`}</Button>
      </FormStack>
    </form>
  );
}
