import { Checkbox } from '@mantine/core';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import type { Choices } from './api.ts';
import { daysOptions, rightsOptions } from './words.ts';

interface ChoiceFieldsProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** The owner's choices for a share. */
export function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <>
      <ChipField
        label="What they may do"
        value={choices.rights}
        options={rightsOptions}
        onChange={(value) => onChange({ ...choices, rights: value as Choices['rights'] })}
      />
      <ChipField
        label="How long"
        value={String(choices.days)}
        options={daysOptions}
        onChange={(value) => onChange({ ...choices, days: Number(value) as Choices['days'] })}
      />
      <Checkbox
        label="Anyone with the link can open it"
        checked={choices.by_link}
        onChange={({ currentTarget }) => onChange({ ...choices, by_link: currentTarget.checked })}
      />
    </>
  );
}
