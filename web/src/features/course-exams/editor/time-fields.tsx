import '@mantine/core/styles/NumberInput.css';
import { NumberInput, Stack } from '@mantine/core';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import type { FieldsProps } from './exam-fields.ts';

interface TimeFieldsProps extends FieldsProps {
  zone: string;
  /** True once a student has started: duration and opening time then stay. */
  isFixed: boolean;
  isPublished: boolean;
}

/** The opening and closing times of the exam, and its duration. */
export function TimeFields({ form, zone, isFixed, isPublished }: TimeFieldsProps) {
  const date = (name: 'opens_at' | 'closes_at') => ({
    path: name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  });
  const clock = `This is the time in ${zoneText(zone)}.`;

  return (
    <Stack>
      {!isFixed && (
        <>
          <NumberInput
            label="Minutes"
            description="1 to 300. You can give single students more later."
            min={1}
            max={300}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('duration_minutes')}
          />
          <DateField label="Opens" description={clock} hasTime {...date('opens_at')} />
        </>
      )}
      <DateField
        label="Closes"
        description={`${clock} Every attempt ends then${isPublished ? '. A past time closes the exam now' : ', even if it started a minute before'}.`}
        hasTime
        {...date('closes_at')}
      />
    </Stack>
  );
}

/** The maximum number of attempts per student. */
export function Attempts({ form }: FieldsProps) {
  return (
    <NumberInput
      label="Attempts"
      description="1 to 10 for each student"
      min={1}
      max={10}
      allowDecimal={false}
      clampBehavior="none"
      {...form.getInputProps('attempts')}
    />
  );
}
