import { mostOptions, optionLabel } from '@akada/core/quiz/options.ts';
import { ActionIcon, Button, InputError, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { type QuestionValues, withoutOption } from './question-values.ts';
import classes from './questions.module.css';

const fewestOptions = 2;

interface OptionFieldsProps {
  form: ReturnType<typeof useCheckedForm<QuestionValues>>;
}

/** The options of a question and their key. */
export function OptionFields({ form }: OptionFieldsProps) {
  const { options, answer_index } = form.values;
  const [name, faultId] = [useId(), useId()];
  const fault = form.errors.options ?? form.errors.answer_index;
  const change = (next: QuestionValues) => {
    form.setValues(next);
    // The field of an error may have moved or been removed.
    for (const field of Object.keys(form.errors)) {
      if (field.startsWith('options')) form.clearFieldError(field);
    }
  };

  return (
    <fieldset
      className={classes.fieldset}
      tabIndex={-1}
      data-path={form.errors.options ? 'options' : 'answer_index'}
      aria-describedby={fault ? faultId : undefined}
    >
      <legend>Options: mark the right one</legend>
      {Object.entries(options).map(([key, _text]) => {
        const position = Number(key);
        const label = optionLabel(position);
        return (
          <div key={key} className={classes.field}>
            <label className={classes.mark}>
              <input
                type="radio"
                name={name}
                checked={position === answer_index}
                onChange={() => {
                  form.setFieldValue('answer_index', position);
                  form.clearFieldError('answer_index');
                }}
                aria-label={`${label} is right`}
              />
              <span aria-hidden>{label}</span>
            </label>
            <TextInput aria-label={`Option ${label}`} {...form.getInputProps(`options.${key}`)} />
            <ActionIcon
              color="gray"
              c="inherit"
              aria-label={`Remove option ${label}`}
              disabled={options.length <= fewestOptions}
              onClick={() => change(withoutOption(form.values, position))}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {fault && (
        <InputError id={faultId} size="md">
          {fault}
        </InputError>
      )}
      {options.length < mostOptions && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change({ ...form.values, options: [...options, ''] })}
        >
          Add an option
        </Button>
      )}
    </fieldset>
  );
}
