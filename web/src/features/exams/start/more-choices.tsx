import { Checkbox, NumberInput, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { SelectField } from '../../../ui/form/select-field.tsx';
import question from '../../../ui/question/question.module.css';
import { extraChoices, multipleChoices, type StartValues, wrongChoices } from './start-values.ts';

interface MoreChoicesProps {
  values: StartValues;
  inputProps: ReturnType<typeof useForm<StartValues>>['getInputProps'];
}

/** What need not be chosen: marks, and time for those who need more of it. What was chosen last stands in its summary. */
export function MoreChoices({ values, inputProps }: MoreChoicesProps) {
  const select = (name: 'wrong' | 'multiple' | 'extra') => ({
    value: values[name],
    onChange: inputProps(name).onChange,
    'data-path': name,
  });

  return (
    <details>
      <summary className={question.summary}>{summaryOf(values)}</summary>
      <Stack>
        <SelectField label="A wrong answer" options={wrongChoices} {...select('wrong')} />
        {values.wrong === 'own' && (
          <NumberInput
            label="Marks taken away"
            description="0 to 100; a right answer gives 1"
            min={0}
            max={100}
            step={0.25}
            decimalScale={2}
            clampBehavior="none"
            {...inputProps('taken')}
          />
        )}
        <SelectField label="Several right options" options={multipleChoices} {...select('multiple')} />
        <SelectField
          label="Extra time"
          options={extraChoices.map((percent) => [percent, extraText(percent, Number(values.minutes))])}
          {...select('extra')}
        />
        <Checkbox
          label="The clock stops while I am away"
          description="30 minutes in all at most, shown in the result"
          {...inputProps('mayPause', { type: 'checkbox' })}
        />
      </Stack>
    </details>
  );
}

function extraText(percent: StartValues['extra'], minutes: number): string {
  if (percent === '0') return 'None';
  const all = Math.round((minutes * (100 + Number(percent))) / 100);
  return all > 0 ? `${percent}% more: ${all} minutes in all` : `${percent}% more`;
}

function summaryOf({ wrong, taken, multiple, extra, mayPause }: StartValues): string {
  const chosen = [
    wrong === 'guess' && 'guessing gains nothing',
    wrong === 'own' && `a wrong answer costs ${taken}`,
    multiple === 'each_option' && 'a part of the mark for each right option',
    extra !== '0' && `${extra}% extra time`,
    mayPause && 'the clock stops while away',
  ].filter((choice) => choice !== false);
  return chosen.length === 0 ? 'Marks and extra time' : `Marks and extra time: ${chosen.join(', ')}`;
}
