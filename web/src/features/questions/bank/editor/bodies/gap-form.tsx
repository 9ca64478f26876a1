import { bodyLimits, type GapsBody, type SelectBody } from '@akada/core/question-types/question-body.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import { makeGapAnswer } from '../../body-values.ts';
import { AcceptedRows } from './accepted-rows.tsx';
import classes from './bodies.module.css';
import { NumericalForm } from './numerical-form.tsx';
import { ShortForm } from './short-form.tsx';

type Gap = GapsBody['gaps'][number];

const gapTypes: readonly (readonly [Gap['answer']['type'], string])[] = [
  ['short', 'A text'],
  ['numerical', 'A number'],
  ['select', 'A choice from a list'],
];

interface GapFormProps {
  gap: Gap;
  position: number;
  /** True if there are several gaps, which may count differently. */
  hasWeight: boolean;
  onChange: (gap: Gap) => void;
  onRemove: () => void;
}

/** The accepted answers of one gap. */
export function GapForm({ gap, position, hasWeight, onChange, onRemove }: GapFormProps) {
  const { answer, weight } = gap;
  const weights = [...new Set([1, 2, 3, 4, 5, weight])].sort((one, other) => one - other);

  return (
    <fieldset className={classes.gap}>
      <legend>Gap {position + 1}</legend>
      <Group gap="8px" align="flex-end" wrap="wrap">
        <SelectField
          className={classes.text}
          label="Filled with"
          value={answer.type}
          options={gapTypes}
          onChange={(type) => onChange({ ...gap, answer: makeGapAnswer(type as typeof answer.type, answer) })}
        />
        {hasWeight && (
          <SelectField
            className={classes.narrow}
            label="Counts"
            value={String(weight)}
            options={weights.map((size) => [String(size), size === 1 ? 'Once' : `${size} times`])}
            onChange={(size) => onChange({ ...gap, weight: Number(size) })}
          />
        )}
        <ActionIcon color="gray" c="inherit" aria-label={`Remove gap ${position + 1}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {answer.type === 'short' && (
        <ShortForm body={answer} onChange={(next) => onChange({ ...gap, answer: next })} />
      )}
      {answer.type === 'numerical' && (
        <NumericalForm body={answer} onChange={(next) => onChange({ ...gap, answer: next })} />
      )}
      {answer.type === 'select' && (
        <SelectForm body={answer} onChange={(next) => onChange({ ...gap, answer: next })} />
      )}
    </fieldset>
  );
}

/** The list of a gap, with the mark of each option. */
function SelectForm({ body, onChange }: { body: SelectBody; onChange: (body: SelectBody) => void }) {
  return (
    <AcceptedRows
      rows={body.options}
      blank={{ text: '', share: 0, feedback: '' }}
      noun="option"
      min={2}
      max={bodyLimits.gapOptions}
      onChange={(options) => onChange({ ...body, options })}
    >
      {({ text }, position, put) => (
        <TextInput
          className={classes.text}
          aria-label={`Option ${position + 1}`}
          name={`body.options.${position}`}
          maxLength={bodyLimits.text}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => put({ text: currentTarget.value })}
        />
      )}
    </AcceptedRows>
  );
}
