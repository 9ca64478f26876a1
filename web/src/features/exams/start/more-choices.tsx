import { Checkbox, Stack } from '@mantine/core';
import type { GetInputProps } from '../../../lib/form/form-state.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { MarkingFields } from '../../../ui/form/marking-fields.tsx';
import question from '../../../ui/question/question.module.css';
import { extraChoices, type StartValues } from './start-values.ts';

interface MoreChoicesProps {
  values: StartValues;
  inputProps: GetInputProps<StartValues>;
}

/** Optional settings: marks, and extra time for students who need it. The summary shows the last selection. */
export function MoreChoices({ values, inputProps }: MoreChoicesProps) {
  return (
    <details>
      <summary className={question.summary}>{getSummary(values)}</summary>
      <Stack>
        <MarkingFields values={values} inputProps={inputProps} />
        <ChipField
          label="Extra time"
          options={extraChoices.map((percent) => [percent, extraText(percent, Number(values.minutes))])}
          value={values.extra}
          onChange={inputProps('extra').onChange}
          data-path="extra"
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

function getSummary(values: StartValues): string {
  const { right, wrong, taken, unanswered, multiple, extra, mayPause } = values;
  const selection = [
    Number(right) !== 1 && `a right answer gives ${right}`,
    wrong === 'guess' && 'guessing gains nothing',
    wrong === 'own' && `a wrong answer costs ${taken}`,
    Number(unanswered) !== 0 && `no answer gives ${unanswered}`,
    multiple === 'each_option' && 'a part of the mark for each right option',
    extra !== '0' && `${extra}% extra time`,
    mayPause && 'the clock stops while away',
  ].filter((choice) => choice !== false);
  return selection.length === 0 ? 'Marks and extra time' : `Marks and extra time: ${selection.join(', ')}`;
}
