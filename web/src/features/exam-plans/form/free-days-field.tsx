import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { dateFault } from '../../../lib/form/date-rules.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { getDayName } from '../plan-words.ts';

interface FreeDaysFieldProps {
  days: readonly string[];
  error: string | undefined;
  onChange: (days: string[]) => void;
}

/** Single days without study, such as a wedding. */
export function FreeDaysField({ days, error, onChange }: FreeDaysFieldProps) {
  const [typed, setTyped] = useState('');
  const isDay = typed !== '' && dateFault(typed) === undefined;
  const add = () => {
    onChange([...new Set([...days, typed])].sort());
    setTyped('');
  };

  return (
    <>
      <Group gap="8px" align="flex-end">
        <DateField
          label="A day without study"
          value={typed}
          onChange={setTyped}
          path="free_days"
          error={error}
        />
        <Button variant="default" disabled={!isDay} onClick={add}>
          Add the day
        </Button>
      </Group>
      {days.length > 0 && (
        <Group gap="8px">
          {days.map((day) => (
            <Button
              key={day}
              variant="default"
              aria-label={`Study on ${getDayName(day)} after all`}
              onClick={() => onChange(days.filter((other) => other !== day))}
            >
              {getDayName(day)} ×
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}
