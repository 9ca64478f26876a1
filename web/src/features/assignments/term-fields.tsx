import '@mantine/core/styles/NumberInput.css';
import type { LateRule } from '@akada/core/assignments/assignment-rules.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { NumberInput, Text } from '@mantine/core';
import { zoneText } from '../../lib/format/time-zones.ts';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import type { AssignmentFormState } from './assignment-form-state.ts';

const lateOptions = [
  ['mark', 'Take it, marked late'],
  ['until', 'Take it until a date'],
  ['none', 'Do not take it'],
] as const;

interface TermFieldsProps {
  form: AssignmentFormState;
  zone: string;
  /** Work that has opened stays open. */
  hasOpened: boolean;
}

/** When work opens, when it is due, and what happens to late work. */
export function TermFields({ form, zone, hasOpened }: TermFieldsProps) {
  const { kind, late_rule } = form.values;
  if (kind === 'exam') return <Text>The exam has its own times. Change them on the page of the exam.</Text>;

  const dateField = (name: 'opens_at' | 'due_at' | 'late_until') => ({
    hasTime: true,
    path: name,
    error: form.errors[name],
    value: form.values[name],
    onChange: (input: string) => form.setFieldValue(name, input),
  });
  return (
    <FormStack>
      <DateField
        label="Due"
        description={`This is the time in ${zoneText(zone)}.`}
        {...dateField('due_at')}
      />
      {!hasOpened && (
        <DateField label="Opens" description="Now, if you leave it empty." {...dateField('opens_at')} />
      )}
      <ChipField
        label="Late work"
        value={late_rule}
        options={lateOptions}
        onChange={(rule) => form.setFieldValue('late_rule', rule as LateRule)}
      />
      {late_rule === 'until' && <DateField label="Taken until" {...dateField('late_until')} />}
      {kind === 'set' && (
        <NumberInput
          label="Attempts"
          description="The best one counts."
          min={1}
          max={assignmentLimits.attempts}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps('attempts')}
        />
      )}
    </FormStack>
  );
}
