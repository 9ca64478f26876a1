import { mostOptions, optionLabel } from '@akada/core/quiz/options.ts';
import { ActionIcon, Button, Group, InputError, Textarea } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import shared from '../../questions.module.css';
import { type BankValues, withKey, withOption, withoutOption } from '../bank-values.ts';
import classes from './editor.module.css';

const fewestOptions = 2;

interface OptionRowsProps {
  values: BankValues;
  /** Sentences by field, such as `options.2`. */
  errors: Readonly<Record<string, string>>;
  onChange: (values: BankValues) => void;
}

/** The options, their keys, and the explanation of each. */
export function OptionRows({ values, errors, onChange }: OptionRowsProps) {
  const { type, options, feedback } = values;
  const [hasFeedback, setFeedback] = useState(feedback.some((text) => text !== ''));
  const faultId = useId();
  const faults = [errors.options, errors.answer_indexes, errors.feedback].filter(
    (fault) => fault !== undefined,
  );

  return (
    <fieldset className={shared.fieldset} aria-describedby={faults.length === 0 ? undefined : faultId}>
      <legend>{type === 'multiple' ? 'Options: mark the right ones' : 'Options: mark the right one'}</legend>
      {Object.keys(options).map((key) => (
        <OptionRow
          key={key}
          position={Number(key)}
          values={values}
          errors={errors}
          hasFeedback={hasFeedback}
          onChange={onChange}
        />
      ))}
      {faults.length > 0 && (
        <div id={faultId}>
          {faults.map((fault) => (
            <InputError key={fault} size="md">
              {fault}
            </InputError>
          ))}
        </div>
      )}
      <Group gap="8px">
        {type !== 'true_false' && options.length < mostOptions && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange(withOption(values))}
          >
            Add an option
          </Button>
        )}
        <Button variant="subtle" aria-pressed={hasFeedback} onClick={() => setFeedback(!hasFeedback)}>
          Feedback for each option
        </Button>
      </Group>
    </fieldset>
  );
}

interface OptionRowProps extends OptionRowsProps {
  position: number;
  hasFeedback: boolean;
}

function OptionRow({ position, values, errors, hasFeedback, onChange }: OptionRowProps) {
  const { type, options, feedback, answer_indexes } = values;
  const label = optionLabel(position);
  const put = (field: 'options' | 'feedback', text: string) =>
    onChange({ ...values, [field]: values[field].with(position, text) });

  return (
    <div className={classes.option}>
      <label className={shared.mark}>
        <input
          type={type === 'multiple' ? 'checkbox' : 'radio'}
          name="right-option"
          checked={answer_indexes.includes(position)}
          onChange={(event) => onChange(withKey(values, position, event.currentTarget.checked))}
          aria-label={`${label} is right`}
        />
        <span aria-hidden>{label}</span>
      </label>
      <Textarea
        aria-label={`Option ${label}`}
        name={`options.${position}`}
        autosize
        minRows={1}
        error={errors[`options.${position}`]}
        value={options[position] ?? ''}
        onChange={(event) => put('options', event.currentTarget.value)}
      />
      <ActionIcon
        color="gray"
        c="inherit"
        aria-label={`Remove option ${label}`}
        disabled={type === 'true_false' || options.length <= fewestOptions}
        onClick={() => onChange(withoutOption(values, position))}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {hasFeedback && (
        <Textarea
          className={classes.feedback}
          aria-label={`Feedback for option ${label}`}
          name={`feedback.${position}`}
          placeholder={`Shown to students who choose ${label}`}
          autosize
          minRows={1}
          error={errors[`feedback.${position}`]}
          value={feedback[position] ?? ''}
          onChange={(event) => put('feedback', event.currentTarget.value)}
        />
      )}
    </div>
  );
}
