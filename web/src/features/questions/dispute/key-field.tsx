import type { Dispute } from '@akada/contract/work/disputes.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { KeyForm } from '../bank/exams/key-form/lazy-key-form.tsx';
import type { Weighed } from './api.ts';

interface KeyFieldProps {
  dispute: Dispute;
  weighed: Weighed;
  onWeigh: (weighed: Weighed) => void;
  error: ReactNode;
}

/** The key that the administrator names: other options, or another body. */
export function KeyField(props: KeyFieldProps) {
  const { dispute, weighed, onWeigh, error } = props;
  if (weighed.body === null) return <OptionField {...props} />;
  return (
    <KeyForm
      body={weighed.body}
      getTree={(text) => dispute.question.content?.texts?.[text]}
      error={error}
      onChange={(body) => onWeigh({ ...weighed, body })}
    />
  );
}

/** Chooses one other option, or another set of right options if several are right. */
function OptionField({ dispute: { question }, weighed, onWeigh, error }: KeyFieldProps) {
  const { options, answer_indexes: previous, type } = question;
  const { answer_indexes, verdict } = weighed;
  const label = verdict === 'new_key' ? 'The right answer' : 'Right as well';
  if (type === 'multiple') {
    return (
      <Checkbox.Group
        label={label}
        error={error}
        value={answer_indexes.map(String)}
        onChange={(selection) =>
          onWeigh({ ...weighed, answer_indexes: selection.map(Number).sort((one, other) => one - other) })
        }
      >
        {options.map(({ text }, index) => (
          <Checkbox
            key={optionLabel(index)}
            value={String(index)}
            label={`${optionLabel(index)} ${text}`}
            my={8}
          />
        ))}
      </Checkbox.Group>
    );
  }
  return (
    <SelectField
      label={label}
      error={error}
      value={previous.includes(answer_indexes[0] ?? -1) ? '' : String(answer_indexes[0] ?? '')}
      options={[
        ['', 'Choose an answer'] as const,
        ...options.flatMap(({ text }, index) =>
          previous.includes(index) ? [] : [[String(index), `${optionLabel(index)} ${text}`] as const],
        ),
      ]}
      onChange={(index) => onWeigh({ ...weighed, answer_indexes: index === '' ? previous : [Number(index)] })}
    />
  );
}
