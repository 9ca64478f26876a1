import '@mantine/core/styles/NumberInput.css';
import { NumberInput } from '@mantine/core';
import { type MarkingChoice, multipleChoices, wrongChoices } from '../../lib/form/marking-choice.ts';
import { ChipField } from './choices/chip-field.tsx';

interface MarkingFieldsProps {
  values: MarkingChoice;
  /** The input props of the form, by the names of the values. */
  inputProps: (name: keyof MarkingChoice) => { onChange: (value: unknown) => void };
}

const marks = { max: 100, step: 0.25, decimalScale: 2, clampBehavior: 'none' } as const;

/** Marks for right and wrong answers, and for some of several keys. */
export function MarkingFields({ values, inputProps }: MarkingFieldsProps) {
  const select = (name: 'wrong' | 'multiple') => ({
    value: values[name],
    onChange: inputProps(name).onChange,
    'data-path': name,
  });

  return (
    <>
      <NumberInput
        label="A right answer gives"
        description="0.25 to 100 marks"
        min={0.25}
        {...marks}
        {...inputProps('right')}
      />
      <ChipField label="A wrong answer" options={wrongChoices} {...select('wrong')} />
      {values.wrong === 'own' && (
        <NumberInput
          label="Marks taken away"
          description={`0 to 100; a right answer gives ${values.right}`}
          min={0}
          {...marks}
          {...inputProps('taken')}
        />
      )}
      <NumberInput
        label="No answer gives"
        description="-100 to 100 marks; below 0 takes away"
        min={-100}
        {...marks}
        {...inputProps('unanswered')}
      />
      <ChipField label="Several right options" options={multipleChoices} {...select('multiple')} />
    </>
  );
}
