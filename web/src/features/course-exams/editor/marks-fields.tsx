import { NumberInput, Stack } from '@mantine/core';
import { MarkingFields } from '../../../ui/form/marking-fields.tsx';
import type { FieldsProps } from './exam-fields.ts';

/** What answers give and cost. */
export function MarksFields({ form }: FieldsProps) {
  const marks = { step: 0.25, decimalScale: 2, clampBehavior: 'none' } as const;

  return (
    <Stack>
      <NumberInput
        label="A right answer gives"
        description="0.25 to 100 marks"
        min={0.25}
        max={100}
        {...marks}
        {...form.getInputProps('right')}
      />
      <MarkingFields values={form.values} right={form.values.right} inputProps={form.getInputProps} />
      <NumberInput
        label="No answer gives"
        description="-100 to 100 marks; below 0 takes away"
        min={-100}
        max={100}
        {...marks}
        {...form.getInputProps('unanswered')}
      />
    </Stack>
  );
}
