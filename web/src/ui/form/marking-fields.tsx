import '@mantine/core/styles/NumberInput.css';
import { NumberInput } from '@mantine/core';
import { type MarkingChoice, multipleChoices, wrongChoices } from '../../lib/form/marking-choice.ts';
import { SelectField } from './select-field.tsx';

interface MarkingFieldsProps {
  values: MarkingChoice;
  /** Marks for a right answer. */
  right: number | string;
  /** Of its form, by the names of the values. */
  inputProps: (name: keyof MarkingChoice) => { onChange: (value: unknown) => void };
}

/** What a wrong answer costs, and what is given for a part of several keys. */
export function MarkingFields({ values, right, inputProps }: MarkingFieldsProps) {
  const select = (name: 'wrong' | 'multiple') => ({
    value: values[name],
    onChange: inputProps(name).onChange,
    'data-path': name,
  });

  return (
    <>
      <SelectField label="A wrong answer" options={wrongChoices} {...select('wrong')} />
      {values.wrong === 'own' && (
        <NumberInput
          label="Marks taken away"
          description={`0 to 100; a right answer gives ${right}`}
          min={0}
          max={100}
          step={0.25}
          decimalScale={2}
          clampBehavior="none"
          {...inputProps('taken')}
        />
      )}
      <SelectField label="Several right options" options={multipleChoices} {...select('multiple')} />
    </>
  );
}
