import { Stack } from '@mantine/core';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { keyRules, resultRules } from '../exam-words.ts';
import type { FieldsProps } from './exam-fields.ts';

/** Sets which results students see, and when. */
export function ShowFields({ form }: FieldsProps) {
  const rule = (name: 'results_show' | 'keys_show') => ({
    options: resultRules,
    value: form.values[name],
    error: form.errors[name],
    'data-path': name,
    onChange: form.getInputProps(name).onChange,
  });

  return (
    <Stack>
      <ChipField label="Marks show" {...rule('results_show')} />
      <ChipField
        label="Right answers and explanations show"
        description={keyRules[form.values.keys_show]}
        {...rule('keys_show')}
      />
    </Stack>
  );
}
